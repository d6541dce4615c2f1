import { Component, type ReactNode } from 'react';
import { MapFailed } from './map-failed.tsx';

/** A map that cannot be loaded or breaks takes nothing else with it. */
export class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <MapFailed /> : this.props.children;
  }
}
