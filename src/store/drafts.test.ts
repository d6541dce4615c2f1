// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createDraft, removeDrafts } from './drafts.ts';
import type { StorageLike } from './persistence.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function memoryStorage(): StorageLike & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('createDraft', () => {
  it('gives back what was written, until it is removed', () => {
    const storage = memoryStorage();
    const draft = createDraft({ name: 'note', accepts: isText, storage });
    expect(draft.read()).toBeNull();
    draft.write('Ring twice');
    expect(createDraft({ name: 'note', accepts: isText, storage }).read()).toBe('Ring twice');
    expect(createDraft({ name: 'another', accepts: isText, storage }).read()).toBeNull();
    draft.remove();
    expect(draft.read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it.each([['{damaged'], ['{"of":"an older app"}']])('drops %s', (text) => {
    const storage = memoryStorage();
    storage.items.set('draft/note', text);
    expect(createDraft({ name: 'note', accepts: isText, storage }).read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    const full: StorageLike = {
      getItem: () => null,
      setItem() {
        throw new Error('full');
      },
      removeItem() {},
    };
    for (const storage of [null, full]) {
      const draft = createDraft({ name: 'note', accepts: isText, storage });
      draft.write('Ring twice');
      expect(draft.read()).toBe('Ring twice');
      draft.remove();
      expect(draft.read()).toBeNull();
    }
  });
});

describe('removeDrafts', () => {
  it('SES-20 removes every draft whose name begins so, and no other', () => {
    const drafts = ['address/new', 'address/a1', 'note'].map((name) =>
      createDraft({ name, accepts: isText }),
    );
    // Kept in the memory of the page.
    const unkept = createDraft({ name: 'address/a2', accepts: isText, storage: null });
    for (const draft of [...drafts, unkept]) draft.write('x');
    removeDrafts('address/');
    expect([...drafts, unkept].map((draft) => draft.read())).toEqual([null, null, 'x', null]);
  });
});
