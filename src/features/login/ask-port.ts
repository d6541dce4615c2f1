import type { LoginWish } from '#schemas/stored/drafts.ts';

interface Asked {
  readonly onEnd: () => void;
  /** What is to be done after the login, where it can be written down: a login with a provider leaves the page, and nothing else comes back. */
  readonly wish: LoginWish | null;
}

let asked: Asked | null = null;

/** Keeps what is to happen when the login that was asked for ends, by a login or without one. An earlier question ends now. */
export function beginAsk(next: Asked): void {
  endAsk();
  asked = next;
}

export function askedWish(): LoginWish | null {
  return asked?.wish ?? null;
}

/** Whether somebody is asked to log in. */
export function isAsking(): boolean {
  return asked !== null;
}

export function endAsk(): void {
  const ended = asked;
  asked = null;
  ended?.onEnd();
}
