import { describe, expect, it } from 'vitest';
import { homeScreenIcon } from '#schemas/compiled/stored/home-screen-icon.ts';
import type { StoredKey } from '#schemas/stored-key.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { hideForGood, hideForNow, mayPrompt, readAnswer } from './install-prompt.ts';

const now = 5_000_000;

describe('install prompt', () => {
  it('PWA-02 may be shown to a customer who was never asked', () => {
    expect(mayPrompt(readAnswer(createPersistence()), now)).toBe(true);
  });

  it('PWA-03 stays away for 1800000 ms, then may be shown again', () => {
    const persistence = createPersistence();
    hideForNow(persistence, now);
    expect(mayPrompt(readAnswer(persistence), now + 1_799_999)).toBe(false);
    expect(mayPrompt(readAnswer(persistence), now + 1_800_000)).toBe(true);
  });

  it('PWA-04 stays hidden once it was hidden permanently', () => {
    const persistence = createPersistence();
    hideForGood(persistence);
    expect(mayPrompt(readAnswer(persistence), Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  it('a damaged answer counts as none', () => {
    const persistence = createPersistence();
    persistence.write(homeScreenIcon as StoredKey<unknown>, { hiddenUntil: 'soon' });
    expect(readAnswer(persistence)).toBeNull();
  });
});
