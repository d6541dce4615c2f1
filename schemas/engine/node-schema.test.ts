import { expect, it } from 'vitest';
import { z } from 'zod';
import { nodeSchemaOf, timeWithOffset } from './node-schema.ts';

const node = nodeSchemaOf({
  link: z.object({ action: z.string() }),
  when: z.strictObject({ session: z.string() }),
  marks: { sticky: z.boolean().optional() },
});
const least = { id: 'a', type: 'banner' };
const takes = (more: object) => node.safeParse({ ...least, ...more }).success;

it.each([
  '2026-11-20T10:00:00+05:30',
  '2026-11-20T10:00Z',
  '2026-11-20T10:00:59.25Z',
  '2026-11-20T23:59:00-09:00',
])('%s is a point in time', (time) => {
  expect(timeWithOffset.safeParse(time).success).toBe(true);
});

it.each([
  '2026-11-20',
  '2026-11-20T10:00:00',
  '2026-11-20 10:00:00Z',
  '26-11-20T10:00:00Z',
  '2026-21-20T10:00:00Z',
  '2026-11-40T10:00:00Z',
  '2026-11-20T30:00:00Z',
  '2026-11-20T10:60:00Z',
  '2026-11-20T10:00:60Z',
  '2026-11-20T10:00:00.Z',
  '2026-11-20T10:00:00+0530',
  '2026-11-20T10:00:00+05:60',
  'from 2026-11-20T10:00:00Z',
  '2026-11-20T10:00:00Z at the latest',
])('%s is none', (time) => {
  expect(timeWithOffset.safeParse(time).success).toBe(false);
});

it('a node needs its id and its kind, and is of the first version where it says none', () => {
  expect(node.parse(least)).toEqual({ ...least, version: 1 });
  for (const lacking of ['id', 'type'])
    expect(node.safeParse({ ...least, [lacking]: undefined }).success).toBe(false);
});

it('a node says what it shows, where it leads, when, and how much space it takes', () => {
  const whole = {
    ...least,
    version: 3,
    title: 'Bestsellers',
    props: { any: ['thing'] },
    contentUrl: '/catalog/$storeId',
    link: { action: 'menu' },
    layout: { margin: 'tight', width: 'bleed' },
    when: { session: 'guest' },
    sticky: true,
    tracking: { name: 'Bestsellers', campaign: 'Diwali' },
  };
  expect(node.parse(whole)).toEqual(whole);
  for (const margin of ['normal', 'wide']) expect(takes({ layout: { margin, width: 'column' } })).toBe(true);
});

it.each([
  ['id', 80],
  ['type', 60],
] as const)('its %s is not empty, and has %i characters at the most', (name, most) => {
  expect(takes({ [name]: '' })).toBe(false);
  expect(takes({ [name]: 'a'.repeat(most) })).toBe(true);
  expect(takes({ [name]: 'a'.repeat(most + 1) })).toBe(false);
});

it.each([
  ['its heading', (text: string) => ({ title: text })],
  ['its name in events', (name: string) => ({ tracking: { name } })],
  ['its campaign', (campaign: string) => ({ tracking: { name: 'a', campaign } })],
])('%s has 80 characters at the most', (_, withText) => {
  expect(takes(withText('a'.repeat(80)))).toBe(true);
  expect(takes(withText('a'.repeat(81)))).toBe(false);
});

it.each([
  { version: 0 },
  { version: 1.5 },
  { contentUrl: '//evil.example' },
  { link: {} },
  { layout: { margin: '12px' } },
  { layout: { width: 'half' } },
  { when: { weather: 'rain' } },
  { tracking: {} },
])('refuses %j', (wrong) => {
  expect(takes(wrong)).toBe(false);
});
