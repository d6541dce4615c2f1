import { describe, expect, it } from 'vitest';
import { propsShapes } from '../compiled/widget-shapes.ts';
import { readValue } from './read-value.ts';
import type { Shape } from './shape.ts';

const hero = propsShapes.get('hero-carousel') as Shape;
const notice = propsShapes.get('notice') as Shape;
const slide = { heading: 'Fresh', picture: 'banner-hero-pizza' };
function read(value: unknown, shape: Shape) {
  const result = readValue(shape, value);
  return {
    value: (result.ok ? result.value : null) as Record<string, unknown> | null,
    faults: result.faults,
  };
}
const addresses = (faults: ReturnType<typeof read>['faults']) =>
  faults.map(({ path, code }) => `${path.join('.')}:${code}`);

describe('readValue, by the shapes of widgets', () => {
  it('leaves a good value as it is and fills in defaults, without touching what it was given', () => {
    const input = { text: 'Open until 3 am' };
    expect(read(input, notice)).toEqual({ value: { text: 'Open until 3 am', tone: 'info' }, faults: [] });
    expect(input).toEqual({ text: 'Open until 3 am' });
  });

  it('gives a wrong optional property its default', () => {
    const { value, faults } = read({ text: 'Hi', tone: 'loud', icon: 7 }, notice);
    expect(value).toEqual({ text: 'Hi', tone: 'info' });
    expect(addresses(faults)).toEqual(['tone:enum', 'icon:type']);
  });

  it('drops a wrong item of a list and keeps its neighbours', () => {
    const { value, faults } = read({ slides: [slide, 'no slide', { heading: 'No picture' }, slide] }, hero);
    expect(value).toMatchObject({ slides: [slide, slide] });
    expect(addresses(faults)).toEqual(['slides.1:type', 'slides.2.picture:required']);
  });

  it('drops what cannot do without the dropped part, and counts only the first cause as a fault', () => {
    const { value, faults } = read({ slides: [{ heading: 5, picture: 'x' }] }, hero);
    expect(value).toEqual({});
    expect(addresses(faults)).toEqual(['slides.0.heading:type']);
  });

  it('leaves an unsafe link out and keeps the rest of the item', () => {
    const bad = { ...slide, link: { action: 'url', to: 'javascript:alert(1)' } };
    const { value, faults } = read({ slides: [bad] }, hero);
    expect(value?.slides).toEqual([{ ...slide, alt: '', wash: 'ember', link: { action: 'url' } }]);
    expect(addresses(faults)).toEqual(['slides.0.link.to:pattern']);
  });

  it('cuts words that are too long, and lists that are too long', () => {
    const { value, faults } = read(
      { slides: Array.from({ length: 9 }, () => ({ ...slide, heading: 'long words '.repeat(9) })) },
      hero,
    );
    const slides = value?.slides as { heading: string }[];
    expect(slides).toHaveLength(6);
    for (const { heading } of slides) expect(heading).toMatch(/^long words .{0,60}…$/);
    expect(slides[0]?.heading.length).toBeLessThanOrEqual(60);
    expect(addresses(faults)).toContain('slides:maxItems');
  });

  it('says nothing of items that are cut off', () => {
    const { value, faults } = read(
      { slides: [...Array.from({ length: 6 }, () => slide), 'no slide', 5] },
      hero,
    );
    expect(value?.slides).toHaveLength(6);
    expect(addresses(faults)).toEqual(['slides:maxItems']);
  });

  it('does not cut an id', () => {
    const { value } = read({ slides: [{ heading: 'A', picture: 'x'.repeat(200) }, slide] }, hero);
    expect(value).toMatchObject({ slides: [slide] });
  });

  it('takes keys named like parts of every object for what they are', () => {
    const nasty = JSON.parse('{"text":"Hi","constructor":1,"__proto__":{"tone":"loud"},"toString":null}');
    const { value } = read(nasty, notice);
    expect(value?.tone).toBe('info');
    expect(({} as { tone?: string }).tone).toBeUndefined();
  });
});

describe('readValue', () => {
  const item: Shape = {
    is: 'object',
    fields: { id: 'name', size: [{ is: 'essential', of: 'text' }], note: ['text'] },
  };

  it('gives back the very value that was given where nothing is wrong', () => {
    const value = { items: [{ id: 'a' }] };
    const shape: Shape = { is: 'object', fields: { items: { is: 'list', of: item } } };
    expect(read(value, shape).value).toBe(value);
  });

  it('leaves out what the schema does not name, without a fault', () => {
    expect(read({ id: 'a', of: 'a newer server' }, item)).toEqual({ value: { id: 'a' }, faults: [] });
  });

  it('keeps the same objects beside what it mends', () => {
    const good = { id: 'a' };
    const { value } = read(
      { items: [good, { id: 'b', note: 7 }] },
      {
        is: 'object',
        fields: { items: { is: 'list', of: item } },
      },
    );
    const [first] = (value as { items: unknown[] }).items;
    expect(first).toBe(good);
    expect(value?.items).toEqual([good, { id: 'b' }]);
  });

  it('drops an item without what is essential, and a list that lost an essential item', () => {
    const list: Shape = { is: 'list', of: item };
    expect(read([{ id: 'a', size: 7 }, { id: 'b' }], list)).toMatchObject({
      value: [{ id: 'b' }],
      faults: [{ path: [0, 'size'], code: 'type' }],
    });
    const whole: Shape = { is: 'list', of: { is: 'essential', of: item } };
    expect(readValue(whole, [{ id: 'a' }, { id: 7 }])).toEqual({
      ok: false,
      faults: [{ path: [1, 'id'], code: 'type' }],
    });
  });

  it('cuts a text that is too long, but never one that is essential', () => {
    const short: Shape = { is: 'text', most: 8 };
    expect(read({ a: 'a long text' }, { is: 'object', fields: { a: [short] } }).value).toEqual({
      a: 'a long…',
    });
    const id: Shape = { is: 'object', fields: { a: [{ is: 'essential', of: short }] } };
    expect(readValue(id, { a: 'a long text' }).ok).toBe(false);
  });

  it('drops entries of a record alone, by name and by value', () => {
    const record: Shape = { is: 'record', of: 'count', names: { is: 'text', like: /^[a-z]+$/ } };
    const nasty = JSON.parse('{"a":1,"B":2,"c":-1,"__proto__":3}');
    expect(read(nasty, record)).toEqual({
      value: { a: 1 },
      faults: expect.arrayContaining([
        { path: ['B'], code: 'pattern' },
        { path: ['c'], code: 'minimum' },
      ]),
    });
  });

  it('takes the first alternative that fits, mends the one that can be, and else says what is wrong inside', () => {
    const either: Shape = {
      is: 'either',
      of: [
        { is: 'object', fields: { id: 'name', n: ['count'] } },
        { is: 'choice', of: [null] },
      ],
    };
    expect(readValue(either, null)).toEqual({ ok: true, value: null, faults: [] });
    expect(readValue(either, { id: 'a', n: 'x' })).toEqual({
      ok: true,
      value: { id: 'a' },
      faults: [{ path: ['n'], code: 'type' }],
    });
    expect(readValue(either, { id: 7 })).toEqual({ ok: false, faults: [{ path: ['id'], code: 'type' }] });
    expect(readValue(either, 7)).toEqual({ ok: false, faults: [{ path: [], code: 'anyOf' }] });
  });

  it.each([
    ['count', -1, 'minimum'],
    ['count', 1.5, 'type'],
    ['integer', 2 ** 53, 'type'],
    ['number', Number.NaN, 'type'],
    ['name', '', 'minLength'],
    ['flag', 'true', 'type'],
    [{ is: 'number', above: 0 }, 0, 'exclusiveMinimum'],
    [{ is: 'number', most: 90 }, 91, 'maximum'],
    [{ is: 'choice', of: ['a', 'b'] }, 'c', 'enum'],
    [{ is: 'choice', of: ['a', 'b'] }, 1, 'type'],
    [{ is: 'list', of: 'any', least: 1 }, [], 'minItems'],
  ] as const)('%j refuses %j by its %s', (shape, value, code) => {
    expect(readValue(shape as Shape, value)).toEqual({ ok: false, faults: [{ path: [], code }] });
  });
});
