import { describe, expect, it } from 'vitest';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { isSameAbove } from './section-place.ts';

const group = (id: string, count = 4): MenuGroup => ({ id, name: id, slug: id, cards: [], count });
const before = [group('pizza'), group('chicken'), group('sides')];

describe('isSameAbove', () => {
  it('holds where only what is below has changed', () => {
    const now = [group('pizza'), group('chicken', 1)];
    expect(isSameAbove('menu-chicken', before, now)).toBe(true);
  });

  it('does not hold where something above has come, gone or become shorter', () => {
    expect(isSameAbove('menu-sides', before, [group('pizza'), group('sides')])).toBe(false);
    expect(isSameAbove('menu-sides', before, [group('pizza'), group('chicken', 3), group('sides')])).toBe(
      false,
    );
    expect(isSameAbove('menu-pizza', before, [group('favourites'), ...before])).toBe(false);
  });

  it('does not hold for a section that is gone, new or not known yet', () => {
    expect(isSameAbove('menu-chicken', before, [group('pizza')])).toBe(false);
    expect(isSameAbove('menu-chicken', [group('pizza')], before)).toBe(false);
    expect(isSameAbove('menu-chicken', undefined, before)).toBe(false);
  });
});
