import { expect, it } from 'vitest';
import { shownUntil } from './shown-until.ts';

const end = '2026-11-20T23:30:00+05:30';

it.each([
  ['a countdown', { type: 'countdown-offer', props: { endsAt: end } }, Date.parse(end)],
  ['a countdown without an end', { type: 'countdown-offer', props: {} }, undefined],
  ['a countdown without props', { type: 'countdown-offer' }, undefined],
  ['a countdown to no time', { type: 'countdown-offer', props: { endsAt: 'soon' } }, undefined],
  ['a notice that says when', { type: 'notice', props: { text: end, endsAt: end } }, undefined],
  ['a kind that is not known', { type: 'from-the-future', props: { endsAt: end } }, undefined],
])('%s has something to show until its end, if it has one', (_, node, time) => {
  expect(shownUntil({ version: 1, ...node })).toBe(time);
});
