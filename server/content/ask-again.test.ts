import { expect, it } from 'vitest';
import { createAskAgainIn } from './ask-again.ts';

it.each([
  [1_000, 0, 900, 900],
  [50, 0, 0, 0],
  [1_000, 0xffff, 900 + 1_999, 900],
  [1_000, 0x8000, 900 + 1_000, 900],
])(
  'what changes at %s is asked for again a little later, not by all at once (%i): in %s ms; caches in front keep it for %s ms',
  (at, drawn, changesIn, keptFor) => {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16BE(drawn);
    const askAgainIn = createAskAgainIn({ now: () => 100, randomBytes: () => bytes });
    expect(askAgainIn(at)).toEqual({ changesIn, keptFor });
  },
);

it('what does not change by the clock has no time to ask again', () => {
  const askAgainIn = createAskAgainIn({ now: () => 100, randomBytes: () => Buffer.alloc(2) });
  expect(askAgainIn(undefined)).toEqual({});
});
