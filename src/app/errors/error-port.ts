/** An error of the app. Two reports with the same name and details count as one error that happened twice. */
export interface ErrorReport {
  readonly name: 'request_failed' | 'crash' | 'hydration_mismatch';
  readonly details: Readonly<Record<string, string | number | null>>;
}

/** Receives the errors of the app (REQ-35). They are not sent to analytics. */
export interface ErrorPort {
  report(error: ErrorReport): void;
  /** Sends the waiting errors at once, because the page may be closed. */
  flush(): void;
}

/** For a build without an error-reporting service. */
export const noErrorReports: ErrorPort = { report() {}, flush() {} };
