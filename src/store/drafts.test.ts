import { expect, it } from 'vitest';
import { edvMixDraft } from '#schemas/compiled/stored/edv-mix-draft.ts';
import { draftOf } from './drafts.ts';
import { createPersistence } from './persistence.ts';
import { fakeStorage } from './testing/fake-storage.ts';

it('a draft returns what was written, each under its own id, until it is removed', () => {
  const { storage, items } = fakeStorage();
  const draft = (id?: string) => draftOf(createPersistence({ tab: storage }), edvMixDraft, id);
  expect(draft().read()).toBeNull();
  draft().write({ P: 2 });
  expect(draft().read()).toEqual({ P: 2 });
  expect(draft('another').read()).toBeNull();
  draft().remove();
  expect(draft().read()).toBeNull();
  expect(items.size).toBe(0);
});
