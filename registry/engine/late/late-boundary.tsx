import { Component } from 'react';
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

interface LateBoundaryProps {
  /** A new key renders the failed part again. */
  readonly resetKey: unknown;
}

interface State {
  /** What the part threw; null while it is whole. */
  readonly error: Error | null;
  readonly busy: boolean;
  readonly resetKey: unknown;
}

/**
 * Catches the failure to load the code of a part, so that the rest of the app stays, and renders the part again once its code can be loaded. A
 * base class, because a page has a hundred nodes: each is one component that extends it, in place of two.
 */
export abstract class LateBoundary<Props extends LateBoundaryProps> extends Component<Props, State> {
  override state: State = { error: null, busy: false, resetKey: this.props.resetKey };

  private tries: LaterTries | null = null;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: (error ?? new Error()) as Error, busy: false };
  }

  static getDerivedStateFromProps({ resetKey }: LateBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  /** Loads the code once more, and fails when that fails. */
  protected abstract load(): Promise<unknown>;
  /** Is told that the code was not fetched, or of another error of the part. */
  protected abstract onError(error: unknown): void;

  override componentDidCatch(error: unknown): void {
    this.tries?.stop();
    this.onError(error);
    const canLoad = error instanceof NotLoaded && !error.needsReload;
    this.tries = canLoad ? tryAgainLater(() => this.reload()) : null;
  }

  override componentWillUnmount(): void {
    this.tries?.stop();
  }

  /** The part is rendered again only when its code is there, so that the message does not come and go. */
  private async reload(): Promise<boolean> {
    const { resetKey, error: shown } = this.state;
    // Another part stands here now.
    if (shown === null) return true;
    const error: unknown = await this.load().then(
      () => null,
      (reason: unknown) => reason,
    );
    if (resetKey !== this.state.resetKey) return true;
    if (error instanceof NotLoaded) {
      this.setState({ error });
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

  /** For what is shown in place of the part. */
  protected notLoadedState(error: NotLoaded): NotLoadedState {
    const { busy } = this.state;
    return { again: () => void this.tryNow(), busy, error, needsReload: error.needsReload };
  }
}
