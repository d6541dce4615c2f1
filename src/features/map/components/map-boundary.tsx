import { Component, type ReactNode } from 'react';
import { MapFailed } from './map-failed.tsx';

/** Error boundary: a map that cannot be loaded or throws does not affect the rest of the page. */
export class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <MapFailed /> : this.props.children;
  }
}
