import { expect, it } from 'vitest';
import { readSource } from '#tests/support/read-source.ts';
import type { DocumentKind } from '../documents/documents.ts';
import { warnDocument } from './warn-document.ts';
import { contractOf } from './contract-of.ts';
import { roomsOfPage, usualRoom } from './warn-long-word.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const wordsIn = (body: object, kind: DocumentKind = 'landing') =>
  warnDocument({ kind, slug: 'default', body, file: 'x', now })
    .filter(({ code }) => code === 'long-word')
    .map(({ message }) => /'(.+)'/.exec(message)?.[1]);
const inNode = (type: string, props: object, version = 1) =>
  wordsIn({ nodes: [{ id: 'a', type, version, props }] });
const inNotice = (text: string) => inNode('notice', { text });

it.each([
  'SUPERCALIFRAGILISTIC2026EXPIALIDOCIOUSNESS',
  'Pannacotta_Himbeer.Schokoladenkuchen_Erdbeere',
  'Rindfleischetikettierungsüberwachung',
  'Chicken/Mushroom/Paneer/Capsicum',
  'Chicken\u00a0Mushroom\u00a0Paneer\u00a0Capsicum',
  'MWMWMWMWMWMWMWMWM',
])('warns of a word that browsers do not break: %s', (word) => {
  expect(inNotice(`Try ${word} today`)).toEqual([word]);
});

it.each([
  'Rindfleisch-etikettierungs-überwachung',
  'Rindfleisch\u00adetikettierungs\u00adüberwachung',
  'Rindfleisch–etikettierungs—überwachung',
  'Etikettierung?Überwachung…Verordnung',
  '本日のおすすめは本日のおすすめは本日のおすすめ',
  '🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕🍕',
  'illilliillilliillilliillilliillilliillilli',
])('takes what browsers break, and narrow letters: %s', (text) => {
  expect(inNotice(text)).toEqual([]);
});

it('asks of a heading of a hero and of a tile what fits there', () => {
  const hero = (heading: string) =>
    inNode('hero-carousel', { slides: [{ heading, picture: 'banner-hero-pizza' }] }, 2);
  const tile = (label: string) =>
    inNode('category-grid', { items: [{ label, picture: 'category-sides', categoryId: '4' }] });
  expect(inNotice('Schokoladenmousse')).toEqual([]);
  expect([...hero('Schokoladenmousse'), ...tile('Schokoladenmousse')]).toHaveLength(2);
  expect([...hero('Wholewheat'), ...tile('Vegetarian')]).toEqual([]);
});

it('leaves out addresses, ids, names of events and settings', () => {
  const long = 'a_long_name_of_something_that_nobody_reads';
  const node = { id: long, type: 'notice', props: { text: `See https://example.in/${long}` } };
  expect(wordsIn({ $schema: `../../${long}`, nodes: [{ ...node, tracking: { name: long } }] })).toEqual([]);
  for (const kind of ['app-config', 'seo-tags', 'search-words'] as const)
    expect(wordsIn({ title: long, couponInvalidText: long, fallback: { title: long } }, kind)).toEqual([]);
});

const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(readSource(file))?.[1]);
const tokens = 'src/ui/tokens.css';
const space = (size: number) => numberIn(tokens, new RegExp(`--space-${size}: (\\d+)px`));
const text = (size: number) => 16 * numberIn(tokens, new RegExp(`--text-${size}: ([\\d.]+)rem`));
/** The size in px that a rule of a stylesheet gives its text. */
const sizeIn = (file: string, rule: string) =>
  text(numberIn(file, new RegExp(`(?:^|\\n)${rule} \\{[^}]*font-size: var\\(--text-(\\d+)\\)`)));

it('the room of a word follows from the styles of its place', () => {
  const column = 320 - 2 * numberIn(tokens, /--gutter: (\d+)px/);
  const hero = 'widgets/hero-carousel/view.module.css';
  const grid = 'widgets/category-grid/view.module.css';
  const padding = space(numberIn(hero, /\.words \{[^}]*padding: 220px var\(--space-(\d+)\)/));
  const gap = space(numberIn(grid, /\.tiles \{[^}]*gap: var\(--space-16\) var\(--space-(\d+)\)/));
  const share = numberIn(grid, /minmax\(max\(3\.75rem, (\d+)%\), 1fr\)/) / 100;
  const tiles = Math.floor((column + gap) / (Math.max(60, column * share) + gap));
  const tile = (column - (tiles - 1) * gap) / tiles;
  expect(contractOf('hero-carousel')?.rules?.rooms).toEqual({
    heading: (column - 2 * padding) / sizeIn(hero, '\\.heading'),
  });
  expect(contractOf('category-grid')?.rules?.rooms).toEqual({
    label: tile / sizeIn(grid, '\\.label'),
    note: tile / sizeIn(grid, '\\.note'),
  });
  expect(contractOf('story-block')?.rules?.rooms).toEqual({
    heading: column / sizeIn('widgets/story-block/view.module.css', '\\.heading'),
  });
  expect(roomsOfPage).toEqual({ heading: column / sizeIn('src/ui/base.css', 'h1') });
  expect(usualRoom).toBe(column / sizeIn('src/ui/base.css', 'h2'));
});
