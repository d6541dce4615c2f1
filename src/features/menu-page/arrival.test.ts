import { expect, it } from 'vitest';
import { arrivalOf, toGroup } from './arrival.ts';

const opened = {
  type: 'PUSH',
  key: 'a1',
  state: {},
  isRemembered: false,
  isScrolled: (): boolean => false,
  hasGroup: true,
} as const;
const first = { ...opened, type: 'POP', key: 'default' } as const;

it.each([
  ['NAV-53 a link to a group', opened, 'goes-to-group'],
  ['NAV-53 a first page at its top', first, 'goes-to-group'],
  ['a category of the bar', { ...opened, state: { ...toGroup, keepScroll: true } }, 'goes-to-group'],
  ['a scrolled page that is not the first', { ...opened, isScrolled: (): boolean => true }, 'goes-to-group'],
  ['a menu without a group', { ...opened, hasGroup: false }, 'stays'],
  ['an address that keeps the scroll position', { ...opened, state: { keepScroll: true } }, 'stays'],
  ['back to a page of this visit', { ...opened, type: 'POP', isRemembered: true }, 'stays'],
  ['back to the first page', { ...first, isRemembered: true }, 'stays'],
  ['a first page that was scrolled', { ...first, isScrolled: (): boolean => true }, 'comes-back'],
  ['a first page without a group', { ...first, hasGroup: false }, 'comes-back'],
  ['a reload of a later page', { ...opened, type: 'POP' }, 'comes-back'],
] as const)('%s: %3$s', (_, visit, expected) => {
  expect(arrivalOf(visit)).toBe(expected);
});
