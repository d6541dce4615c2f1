import type { ReportPort } from '../ports.ts';

/** For tests that are about something else than reports. */
export const silentReport: ReportPort = { failure() {}, event() {}, fault() {} };
