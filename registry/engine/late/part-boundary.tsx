import type { ReactNode } from 'react';
import { LateBoundary, type NotLoadedState } from './late-boundary.tsx';
import { NotLoaded } from './not-loaded.ts';

interface PartBoundaryProps {
  readonly resetKey: unknown;
  /** Loads the code once more, and fails when that fails. */
  readonly load: () => Promise<unknown>;
  readonly onNotLoaded?: ((error: NotLoaded) => void) | undefined;
  /** Shown in place of a part whose code was not fetched. */
  readonly fallback: (state: NotLoadedState) => ReactNode;
  readonly children: ReactNode;
}

/** The boundary of a part that is fetched late. Other errors of the part go on to the crash boundary. */
export class PartBoundary extends LateBoundary<PartBoundaryProps> {
  protected override load(): Promise<unknown> {
    return this.props.load();
  }

  protected override onError(error: unknown): void {
    if (error instanceof NotLoaded) this.props.onNotLoaded?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof NotLoaded)) throw error;
    return this.props.fallback(this.notLoadedState(error));
  }
}
