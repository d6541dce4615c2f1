import { Component, type ReactNode } from 'react';
import { NotLoaded } from './not-loaded.ts';
import { type LaterTries, tryAgainLater } from './try-again-later.ts';

export interface NotLoadedState {
  /** Tries once more. */
  readonly again: () => void;
  /** The try that a customer asked for is running. */
  readonly busy: boolean;
  readonly error: NotLoaded;
  /** Trying again is useless: only a reload of the page gets the code. */
  readonly needsReload: boolean;
}

interface PartBoundaryProps {
  /** A new key renders the failed part again. */
  readonly resetKey: unknown;
  /** Loads the code once more, and fails when that fails. */
  readonly load: () => Promise<unknown>;
  readonly onNotLoaded?: ((error: NotLoaded) => void) | undefined;
  /** Shown in place of the part. */
  readonly fallback: (state: NotLoadedState) => ReactNode;
  /** Is told of another error of the part. */
  readonly onCrash?: () => void;
  /** Shown in place of a part that threw another error; without it, the error goes on to the boundary above. */
  readonly crashed?: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly busy: boolean;
  readonly resetKey: unknown;
}

/**
 * Catches the failure to load the code of a part, so that the rest of the app stays, and shows the part by itself once its code can be loaded.
 * Other errors of a part go on to the crash boundary, unless `crashed` says what is shown instead.
 */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { error: null, busy: false, resetKey: this.props.resetKey };

  private tries: LaterTries | null = null;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)), busy: false };
  }

  static getDerivedStateFromProps({ resetKey }: PartBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, busy: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.tries?.stop();
    if (!(error instanceof NotLoaded)) return this.props.onCrash?.();
    this.props.onNotLoaded?.(error);
    this.tries = error.needsReload ? null : tryAgainLater(() => this.reload());
  }

  override componentDidUpdate(): void {
    if (this.state.error === null) this.tries?.stop();
  }

  override componentWillUnmount(): void {
    this.tries?.stop();
  }

  /** The part is rendered again only when its code is there, so that the message does not come and go. */
  private async reload(): Promise<boolean> {
    const { resetKey } = this.state;
    const error: unknown = await this.props.load().then(
      () => null,
      (reason: unknown) => reason,
    );
    if (resetKey !== this.state.resetKey) return true;
    if (error instanceof NotLoaded) {
      if (error.needsReload) this.setState({ error });
      return error.needsReload;
    }
    this.setState({ error: null });
    return true;
  }

  private async tryNow(): Promise<void> {
    this.setState({ busy: true });
    await this.tries?.now();
    this.setState({ busy: false });
  }

  private readonly again = () => void this.tryNow();

  override render(): ReactNode {
    const { error, busy } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof NotLoaded)) {
      if (this.props.crashed === undefined) throw error;
      return this.props.crashed;
    }
    return this.props.fallback({ again: this.again, busy, error, needsReload: error.needsReload });
  }
}
