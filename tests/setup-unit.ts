import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

// How long a test waits for what is on its way before it says that it never came. It guards against waiting for ever and measures nothing:
// on a busy machine the first test that loads a large screen needs seconds.
const LONGEST_WAIT_MS = 20_000;

// Most unit tests run without a DOM and need none of this.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LONGEST_WAIT_MS });
  afterEach(cleanup);
}
