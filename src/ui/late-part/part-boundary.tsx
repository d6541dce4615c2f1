import { Component, type ReactNode } from 'react';
import { NotLoaded } from './not-loaded.ts';

interface PartBoundaryProps {
  /** Another key gives what failed another chance. */
  readonly resetKey: unknown;
  readonly onNotLoaded: () => void;
  /** What stands in its place; `again` tries once more. */
  readonly fallback: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly resetKey: unknown;
}

/** Holds back that the code of a part did not load, so that the rest of the app stands. Anything else that a part throws goes on to the crash boundary. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: PartBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof NotLoaded) this.props.onNotLoaded();
  }

  private readonly again = () => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof NotLoaded)) throw error;
    return this.props.fallback(this.again);
  }
}
