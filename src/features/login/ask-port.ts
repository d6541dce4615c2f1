let end: (() => void) | null = null;

/** Keeps what is to happen when the login that was asked for ends, by a login or without one. An earlier question ends now. */
export function beginAsk(onEnd: () => void): void {
  endAsk();
  end = onEnd;
}

export function endAsk(): void {
  const ended = end;
  end = null;
  ended?.();
}
