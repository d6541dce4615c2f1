/** A clock that moves only when a test moves it. */
export interface TestClock {
  readonly now: () => number;
  readonly forward: (milliseconds: number) => void;
}

export function createTestClock(start = '2026-11-20T10:00:00Z'): TestClock {
  let now = Date.parse(start);
  return { now: () => now, forward: (milliseconds) => void (now += milliseconds) };
}
