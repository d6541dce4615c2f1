import { Component, type ReactNode } from 'react';
import { NotLoaded } from './not-loaded.ts';

interface PartBoundaryProps {
  /** A new key renders the failed part again. */
  readonly resetKey: unknown;
  readonly onNotLoaded: () => void;
  /** Shown in place of the part; `again` tries once more. */
  readonly fallback: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly resetKey: unknown;
}

/** Catches the failure to load the code of a part, so that the rest of the app stays. Other errors of a part go on to the crash boundary. */
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
