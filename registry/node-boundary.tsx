import { Component, type ReactNode } from 'react';

interface Props {
  /** With a new key (a new version of the document) a failed view is rendered again. */
  readonly resetKey: unknown;
  readonly onFail: () => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: unknown;
}

/** Catches the error of a view, so that the other nodes stay. */
export class NodeBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
