import { existsSync, readFileSync } from 'node:fs';

const counters = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky, // A test that passes only at the second try counts as failed.
    skipped: stats.skipped,
  }),
};

/**
 * How many checks passed and failed in one step. A step that failed has at least one failure, even if its report has none: a file that
 * does not load runs no test, and neither does a runner that crashed.
 * @param {{ ok: boolean; report?: string; file?: string }} outcome
 * @returns {{ passed: number; failed: number; skipped: number; note?: string }}
 */
export function countStep({ report, file, ok }) {
  const plain = ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  if (!report) return plain;
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, note: 'the runner wrote no report' };
  const counted = counters[report](JSON.parse(readFileSync(file, 'utf8')));
  if (counted.passed + counted.failed === 0) return { ...counted, failed: 1, note: 'not one test ran' };
  return ok ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}
