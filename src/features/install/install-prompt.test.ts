import { describe, expect, it } from 'vitest';
import { createPersistence } from '#src/store/persistence.ts';
import { hideForGood, hideForNow, mayPrompt, readAnswer } from './install-prompt.ts';

const now = 5_000_000;

describe('install prompt', () => {
  it('PWA-02 may be shown to someone who was never asked', () => {
    expect(mayPrompt(readAnswer(createPersistence(null)), now)).toBe(true);
  });

  it('PWA-03 stays away for 1800000 ms, then may be shown again', () => {
    const persistence = createPersistence(null);
    hideForNow(persistence, now);
    expect(mayPrompt(readAnswer(persistence), now + 1_799_999)).toBe(false);
    expect(mayPrompt(readAnswer(persistence), now + 1_800_000)).toBe(true);
  });

  it('PWA-04 never comes back once it was hidden for good', () => {
    const persistence = createPersistence(null);
    hideForGood(persistence);
    expect(mayPrompt(readAnswer(persistence), Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  it('a damaged answer counts as none', () => {
    const persistence = createPersistence(null);
    persistence.write('homeScreenIcon', { hiddenUntil: 'soon' });
    expect(readAnswer(persistence)).toBeNull();
  });
});
