import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

// Most unit tests run without a DOM and need none of this.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
