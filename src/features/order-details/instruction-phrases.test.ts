import { describe, expect, it } from 'vitest';
import { hasPhrase, withPhraseToggled } from './instruction-phrases.ts';

const door = 'Leave at the door';

describe('CRT-24 phrases of the delivery instructions', () => {
  it.each([
    ['', `${door}.`],
    ['Gate 3', `Gate 3. ${door}.`],
    ['Gate 3! ', `Gate 3! ${door}.`],
    [`${door}.`, ''],
    [`Gate 3. ${door}. Blue gate.`, 'Gate 3. Blue gate.'],
    ['leave at the door', ''],
  ])('turn %j into %j', (before, after) => {
    expect(withPhraseToggled(before, door)).toBe(after);
  });

  it('are not found in the middle of a sentence', () => {
    expect(hasPhrase('Do not leave at the door', door)).toBe(false);
    expect(hasPhrase('Leave at the door please', door)).toBe(false);
    expect(hasPhrase(`Gate 3\n${door}`, door)).toBe(true);
  });

  it('VAL-36 are not added where they would pass the limit', () => {
    expect(withPhraseToggled('a'.repeat(240), door)).toBeNull();
    expect(withPhraseToggled('a'.repeat(230), door)).toHaveLength(250);
  });
});
