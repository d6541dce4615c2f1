import { expect, it } from 'vitest';
import { warnDocument } from './warn-document.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const warned = (slug: string | undefined, when: object | undefined) =>
  warnDocument({
    kind: 'feedback-template',
    ...(slug !== undefined && { slug }),
    body: { document: 'feedback-template', heading: 'x', orderMode: ['D'], ...(when && { when }) },
    file: 'x',
    now,
  }).map(({ message }) => message);

it('warns of a default form that is not for everybody', () => {
  const until = '2026-12-31T23:30:00+05:30';
  expect(warned('default', { until })).toEqual([
    "when keeps the default form from others: they get no form at all. Remove it, or write a form of its own with this 'when'.",
  ]);
  expect(warned('default', undefined)).toEqual([]);
  expect(warned('diwali', { until })).toEqual([]);
});
