import { expect, it } from 'vitest';
import { createAskAgainIn } from './ask-again.ts';

it.each([
  [undefined, 0, undefined],
  [1_000, 0, 900],
  [50, 0, 0],
  [1_000, 0xffff, 900 + 1_999],
  [1_000, 0x8000, 900 + 1_000],
])(
  'what changes at %s is asked for again a little later, not by all at once (%i): in %s ms',
  (at, drawn, ms) => {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16BE(drawn);
    const askAgainIn = createAskAgainIn({ now: () => 100, randomBytes: () => bytes });
    expect(askAgainIn(at)).toBe(ms);
  },
);
