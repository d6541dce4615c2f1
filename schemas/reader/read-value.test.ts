import { describe, expect, it } from 'vitest';
import { readValue } from './read-value.ts';
import type { Shape } from './shape.ts';

function read(value: unknown, shape: Shape) {
  const result = readValue(shape, value);
  return {
    value: (result.ok ? result.value : null) as Record<string, unknown> | null,
    faults: result.faults,
  };
}

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

  it('reports what the schema does not name where it is asked to, also in what is wrong', () => {
    const { faults } = readValue(item, { of: 'a newer server' }, { unnamed: 'unknown' });
    expect(faults).toEqual([
      { path: ['id'], code: 'required' },
      { path: ['of'], code: 'unknown' },
    ]);
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

  it('cuts a text to its most, at most, and leaves one that is as long as it may be', () => {
    const note: Shape = { is: 'text', least: 2, most: 6 };
    expect(readValue(note, 'ab cde')).toEqual({ ok: true, value: 'ab cde', faults: [] });
    expect(readValue(note, 'ab')).toEqual({ ok: true, value: 'ab', faults: [] });
    const cut = { ok: true, faults: [{ path: [], code: 'maxLength' }] };
    expect(readValue(note, 'abcd efgh')).toEqual({ ...cut, value: 'abcd…' });
    expect(readValue(note, 'abcdefg h')).toEqual({ ...cut, value: 'abcde…' });
  });

  it.each<[string, Shape, unknown, unknown]>([
    ['a list that is as long as it may be', { is: 'list', of: 'any', least: 2, most: 2 }, [1, 2], [1, 2]],
    [
      'an essential list of that length',
      { is: 'essential', of: { is: 'list', of: 'any', most: 1 } },
      [1],
      [1],
    ],
    ['an essential list without an end', { is: 'essential', of: { is: 'list', of: 'any' } }, [1, 2], [1, 2]],
    ['an essential text of the right length', { is: 'essential', of: { is: 'text', most: 2 } }, 'ab', 'ab'],
    ['an essential number', { is: 'essential', of: { is: 'number', most: 9 } }, 9, 9],
    ['an essential object', { is: 'essential', of: { is: 'object', fields: {} } }, { length: 1 }, {}],
    [
      'an essential record with a length',
      { is: 'essential', of: { is: 'record', of: 'any' } },
      { length: 9 },
      { length: 9 },
    ],
    ['a record whose names may be any', { is: 'record', of: 'count' }, { 'a b': 0 }, { 'a b': 0 }],
    ['any value', 'any', null, null],
  ])('takes %s', (_, shape, value, expected) => {
    expect(readValue(shape, value)).toEqual({ ok: true, value: expected, faults: [] });
  });

  it('refuses a record that lost an essential entry', () => {
    const shape: Shape = { is: 'record', of: { is: 'essential', of: 'count' } };
    expect(readValue(shape, { a: 1, b: 'x' })).toEqual({
      ok: false,
      faults: [{ path: ['b'], code: 'type' }],
    });
    expect(readValue(shape, { a: 1, b: 2 })).toEqual({ ok: true, value: { a: 1, b: 2 }, faults: [] });
  });

  it('gives back the very record that was given where nothing is wrong, and never an entry that would be its prototype', () => {
    const value = { a: 1, b: null };
    expect(read(value, { is: 'record', of: 'any' }).value).toBe(value);
    const nasty = JSON.parse('{"a":1,"__proto__":{"b":2}}');
    expect(Object.keys(read(nasty, { is: 'record', of: 'any' }).value ?? {})).toEqual(['a']);
  });

  it('mends the entries of a record', () => {
    const shape: Shape = { is: 'record', of: { is: 'object', fields: { n: ['count', 0] } } };
    const kept = { n: 1 };
    const { value, faults } = read({ kept, mended: { n: 'x' } }, shape);
    expect({ value, faults }).toEqual({
      value: { kept: { n: 1 }, mended: { n: 0 } },
      faults: [{ path: ['mended', 'n'], code: 'type' }],
    });
    expect(value?.kept).toBe(kept);
  });

  it('says that a list is too short only where no item was dropped', () => {
    const shape: Shape = { is: 'list', of: 'count', least: 2 };
    expect(readValue(shape, [1])).toEqual({ ok: false, faults: [{ path: [], code: 'minItems' }] });
    expect(readValue(shape, [1, 'x'])).toEqual({ ok: false, faults: [{ path: [1], code: 'type' }] });
  });

  it.each<[string, Shape, object]>([
    ['that may be absent is absent', 'text', { kept: 1 }],
    ['that may be null stays', { is: 'choice', of: ['a', null] }, { kept: 1, field: null }],
    ['that may be anything stays', 'any', { kept: 1, field: null }],
    [
      'with alternatives, one of them null, stays',
      { is: 'either', of: ['text', { is: 'choice', of: [null] }] },
      { kept: 1, field: null },
    ],
    ['with other alternatives is absent', { is: 'either', of: ['text', 'flag'] }, { kept: 1 }],
    ['that is essential is absent', { is: 'essential', of: 'text' }, { kept: 1 }],
    [
      'that is essential and may be null stays',
      { is: 'essential', of: { is: 'choice', of: [null] } },
      { kept: 1, field: null },
    ],
    ['that is a choice of others is absent', { is: 'choice', of: ['a'] }, { kept: 1 }],
    ['that is a list is absent', { is: 'list', of: 'any' }, { kept: 1 }],
  ])('where null stands for nothing, a field %s', (_, shape, expected) => {
    const object: Shape = { is: 'object', fields: { kept: 'count', field: [shape] } };
    const value = { kept: 1, field: null };
    expect(readValue(object, value, { nullIsAbsent: true })).toEqual({
      ok: true,
      value: expected,
      faults: [],
    });
    expect(value).toEqual({ kept: 1, field: null });
  });

  it('where null stands for nothing, gives a field its default, and misses one that is needed', () => {
    const fields = { kept: 'count', field: ['text', 'usual'] } as const;
    const reading = { nullIsAbsent: true };
    expect(readValue({ is: 'object', fields }, { kept: 1, field: null }, reading)).toEqual({
      ok: true,
      value: { kept: 1, field: 'usual' },
      faults: [],
    });
    expect(readValue({ is: 'object', fields }, { kept: null }, reading)).toEqual({
      ok: false,
      faults: [{ path: ['kept'], code: 'type' }],
    });
  });

  it('where null stands for nothing, reads every other value as elsewhere', () => {
    const fields = { kept: ['count'], field: ['text', 'usual'] } as const;
    const value = { kept: 'x', field: 'own' };
    expect(readValue({ is: 'object', fields }, value, { nullIsAbsent: true })).toStrictEqual({
      ok: true,
      value: { field: 'own' },
      faults: [{ path: ['kept'], code: 'type' }],
    });
  });

  it('elsewhere null is a value, and a wrong one', () => {
    const object: Shape = { is: 'object', fields: { kept: 'count', field: ['text'] } };
    expect(readValue(object, { kept: 1, field: null })).toEqual({
      ok: true,
      value: { kept: 1 },
      faults: [{ path: ['field'], code: 'type' }],
    });
  });

  it('gives a wrong field with a default that default, and keeps the others', () => {
    const object: Shape = { is: 'object', fields: { kept: 'count', field: ['text', 'usual'] } };
    expect(read({ kept: 1, field: 7 }, object)).toEqual({
      value: { kept: 1, field: 'usual' },
      faults: [{ path: ['field'], code: 'type' }],
    });
  });

  it('puts a mended field beside the others, and leaves a wrong one out altogether', () => {
    const fields = { kept: 'count', list: { is: 'list', of: 'any', most: 1 }, note: ['text'] } as const;
    expect(read({ kept: 1, list: [1, 2], note: 7 }, { is: 'object', fields }).value).toStrictEqual({
      kept: 1,
      list: [1],
    });
  });

  it('of alternatives that can be mended takes the first, unless a later one fits as it is', () => {
    const one = (name: string): Shape => ({ is: 'object', fields: { id: 'name', [name]: ['count'] } });
    const either: Shape = {
      is: 'either',
      of: [one('a'), one('b'), { is: 'object', fields: { id: 'name', a: 'text' } }],
    };
    expect(readValue(either, { id: 'x', a: 'text' })).toEqual({
      ok: true,
      value: { id: 'x' },
      faults: [],
    });
    const two: Shape = {
      is: 'either',
      of: [one('a'), { is: 'object', fields: { id: 'name', a: ['flag', true] } }],
    };
    expect(readValue(two, { id: 'x', a: 'text' })).toEqual({
      ok: true,
      value: { id: 'x' },
      faults: [{ path: ['a'], code: 'type' }],
    });
  });

  it('of alternatives that cannot be mended names what is wrong inside of one, and what can be mended goes before', () => {
    const strict: Shape = { is: 'object', fields: { id: 'name', n: 'count' } };
    const mild: Shape = { is: 'object', fields: { id: 'name', n: ['count'] } };
    const list: Shape = { is: 'list', of: { is: 'essential', of: 'count' }, most: 1 };
    expect(readValue({ is: 'either', of: ['text', list] }, ['x', 2])).toEqual({
      ok: false,
      faults: [
        { path: [], code: 'maxItems' },
        { path: [0], code: 'type' },
      ],
    });
    expect(readValue({ is: 'either', of: ['text', strict] }, { id: 'x', n: '1' })).toEqual({
      ok: false,
      faults: [{ path: ['n'], code: 'type' }],
    });
    expect(readValue({ is: 'either', of: [strict, mild] }, { id: 'x', n: '1' })).toEqual({
      ok: true,
      value: { id: 'x' },
      faults: [{ path: ['n'], code: 'type' }],
    });
  });

  it.each<[Shape, unknown]>([
    ['text', ''],
    ['name', 'a'],
    ['flag', false],
    ['number', -1.5],
    ['integer', -3],
    ['count', 0],
    [{ is: 'number', least: 1, most: 1 }, 1],
    [{ is: 'number', above: 0, below: 1 }, 0.5],
    [{ is: 'number', whole: true }, 7],
    [{ is: 'text', least: 1, like: /^a/ }, 'a'],
    [{ is: 'choice', of: ['a', 1] }, 1],
  ])('%j takes %j', (shape, value) => {
    expect(readValue(shape, value)).toEqual({ ok: true, value, faults: [] });
  });

  it.each([
    ['count', -1, 'minimum'],
    ['count', 1.5, 'type'],
    ['integer', 2 ** 53, 'type'],
    ['number', Number.NaN, 'type'],
    ['name', '', 'minLength'],
    ['name', 7, 'type'],
    ['flag', '', 'type'],
    ['text', 7, 'type'],
    ['number', '1', 'type'],
    ['number', Number.POSITIVE_INFINITY, 'type'],
    ['integer', 0.5, 'type'],
    [{ is: 'number', whole: true }, 1.5, 'type'],
    [{ is: 'number' }, '1', 'type'],
    [{ is: 'number' }, Number.NaN, 'type'],
    [{ is: 'number', least: 1 }, 0, 'minimum'],
    [{ is: 'number', below: 1 }, 1, 'exclusiveMaximum'],
    [{ is: 'text', least: 2 }, 'a', 'minLength'],
    [{ is: 'text', like: /^a/ }, 'b', 'pattern'],
    [{ is: 'text', most: 3 }, 'abcd', 'maxLength'],
    [{ is: 'text', most: 3, like: /^a/ }, 'a bc', 'maxLength'],
    [{ is: 'essential', of: { is: 'text', most: 3 } }, 'a bc', 'maxLength'],
    [{ is: 'essential', of: { is: 'list', of: 'any', most: 1 } }, [1, 2], 'maxItems'],
    [{ is: 'essential', of: { is: 'list', of: 'any', most: 1 } }, 'abc', 'type'],
    [{ is: 'essential', of: { is: 'text', most: 1 } }, ['a', 'b'], 'type'],
    [{ is: 'list', of: 'any' }, { length: 0 }, 'type'],
    [{ is: 'record', of: 'any' }, [], 'type'],
    [{ is: 'record', of: 'any' }, 'text', 'type'],
    [{ is: 'object', fields: {} }, null, 'type'],
    [{ is: 'choice', of: [1, 'a'] }, 'b', 'enum'],
    [{ is: 'choice', of: [1, 'a'] }, true, 'type'],
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
