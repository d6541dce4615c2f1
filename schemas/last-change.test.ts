import { expect, it } from 'vitest';
import { lastChange, nextChange } from './last-change.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const documents = {
  widgets: [
    { when: { from: '2026-11-20T10:00:00+05:30', until: '2026-11-20T12:00:00Z' } },
    { when: { until: '2026-11-20T18:00:00Z' }, props: { from: 'Indiranagar' } },
  ],
  alerts: [{ from: '2026-11-20T14:00:00Z' }],
};

it.each([
  ['03:00', 0],
  ['04:30', at('04:30')],
  ['11:59', at('04:30')],
  ['12:00', at('12:00')],
  ['17:00', at('14:00')],
  ['23:00', at('18:00')],
])('at %s the page is that of the last thing that began or ended', (now, expected) => {
  expect(lastChange(documents, at(now))).toBe(expected);
});

it.each([
  ['03:00', at('04:30')],
  ['04:30', at('12:00')],
  ['11:59', at('12:00')],
  ['17:00', at('18:00')],
  ['18:00', Infinity],
])('at %s it changes next at the next beginning or end', (now, expected) => {
  expect(nextChange(documents, at(now))).toBe(expected);
});
