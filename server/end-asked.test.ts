import { expect, it } from 'vitest';
import { createEndAsked } from './end-asked.ts';
import { createTestClock } from './testing/clock.ts';

function setUp(atTerminal = false) {
  const { now, forward } = createTestClock();
  return { asked: createEndAsked({ now, atTerminal }), forward };
}

it('counts a signal to the process group, which comes twice, as one', () => {
  const { asked, forward } = setUp();
  expect(asked('SIGTERM')).toBe('in order');
  expect(asked('SIGTERM')).toBe('under way');
  forward(1_000);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) expect(asked(signal)).toBe('under way');
});

it('ends at once at a later second signal', () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    const { asked, forward } = setUp();
    expect(asked(signal)).toBe('in order');
    forward(1_001);
    expect(asked(signal)).toBe('at once');
  }
});

it('ends at once when Ctrl+C is pressed twice', () => {
  const { asked } = setUp(true);
  expect(asked('SIGINT')).toBe('in order');
  expect(asked('SIGTERM')).toBe('under way');
  expect(asked('SIGINT')).toBe('at once');
});

it('begins in order when the starter ends, which never counts as a second wish', () => {
  expect(setUp().asked('disconnect')).toBe('in order');
  const { asked, forward } = setUp();
  expect(asked('SIGTERM')).toBe('in order');
  forward(1_001);
  expect(asked('disconnect')).toBe('under way');
});
