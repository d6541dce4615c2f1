import type {} from '@testing-library/jest-dom/vitest';
import { afterEach, vi } from 'vitest';

// How long a test waits for an element before it fails. It guards against endless waiting and measures nothing: on a busy machine the first
// test that loads a large screen needs seconds.
const LONGEST_WAIT_MS = 20_000;

/** `vi.waitFor` by itself gives up after a second. Files that share a process share `vi`, so it is replaced once. */
const patient = Symbol.for('waits long enough');
if (!(patient in vi.waitFor)) {
  const { waitFor } = vi;
  const waitLonger: typeof waitFor = (check, options) =>
    waitFor(check, {
      timeout: LONGEST_WAIT_MS,
      ...(typeof options === 'number' ? { timeout: options } : options),
    });
  vi.waitFor = Object.assign(waitLonger, { [patient]: true });
}

// Most unit tests run without a DOM and need none of this, and each file would load it anew.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LONGEST_WAIT_MS });
  afterEach(cleanup);
}
