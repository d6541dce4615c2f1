interface WithPrivacySignal {
  /** The browser says for its owner that nothing about them may be passed on (Global Privacy Control). */
  readonly globalPrivacyControl?: boolean;
}

/** Whether events may be sent: what the customer said here goes before what the browser says for everybody. */
export function isAnalyticsAllowed(said: boolean | null): boolean {
  return said ?? (globalThis.navigator as WithPrivacySignal | undefined)?.globalPrivacyControl !== true;
}
