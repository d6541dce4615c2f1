import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inputSchema } from '#schemas/engine/json-schema.ts';
import { essential } from '#schemas/essential.ts';
import { camelCase, shapeCode } from './shape-code.ts';

const codeOf = (schema: object) => shapeCode({ ...schema }, new Set());
const text = { type: 'string' };
const whole = { type: 'integer' };

describe('the shape of a JSON Schema', () => {
  it.each<[string, object, string]>([
    ['any text', text, "'text'"],
    ['a text that is not empty', { ...text, minLength: 1 }, "'name'"],
    ['a least length', { ...text, minLength: 2 }, "{ is: 'text', least: 2 }"],
    ['a text that may be empty', { ...text, minLength: 0 }, "{ is: 'text', least: 0 }"],
    ['a most length', { ...text, maxLength: 9 }, "{ is: 'text', most: 9 }"],
    ['both lengths', { ...text, minLength: 1, maxLength: 9 }, "{ is: 'text', least: 1, most: 9 }"],
    ['a pattern', { ...text, pattern: '^/a$' }, "{ is: 'text', like: /^\\/a$/u }"],
    [
      'a pattern and a length',
      { ...text, minLength: 1, pattern: 'a' },
      "{ is: 'text', least: 1, like: /a/u }",
    ],
  ])('texts: %s', (_, schema, code) => {
    expect(codeOf(schema)).toBe(code);
  });

  it.each<[string, object, string]>([
    ['any number', { type: 'number' }, "'number'"],
    ['any integer', whole, "'integer'"],
    ['an integer of 0 or more', { ...whole, minimum: 0 }, "'count'"],
    ['an integer of 1 or more', { ...whole, minimum: 1 }, "{ is: 'number', whole: true, least: 1 }"],
    ['a number of 0 or more', { type: 'number', minimum: 0 }, "{ is: 'number', least: 0 }"],
    [
      'an integer from 0 to 9',
      { ...whole, minimum: 0, maximum: 9 },
      "{ is: 'number', whole: true, least: 0, most: 9 }",
    ],
    [
      'between two numbers',
      { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      "{ is: 'number', above: 0, below: 1 }",
    ],
    [
      'limits that only say that it is a safe integer',
      { ...whole, minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      "'integer'",
    ],
    ['of these one', { ...whole, minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, "'count'"],
  ])('numbers: %s', (_, schema, code) => {
    expect(codeOf(schema)).toBe(code);
  });

  it.each<[string, object, string]>([
    ['a flag', { type: 'boolean' }, "'flag'"],
    ['null', { type: 'null' }, "{ is: 'choice', of: [null] }"],
    ['one value', { const: 'a', type: 'string' }, '{ is: \'choice\', of: ["a"] }'],
    ['one of several', { enum: ['a', 1], type: 'string' }, '{ is: \'choice\', of: ["a",1] }'],
    ['either', { anyOf: [text, whole] }, "{ is: 'either', of: ['text', 'integer'] }"],
    ['one of', { oneOf: [text, whole] }, "{ is: 'either', of: ['text', 'integer'] }"],
    ['several types', { type: ['string', 'number'] }, "{ is: 'either', of: ['text', 'number'] }"],
    ['anything', {}, "'any'"],
    ['what is read later', { type: 'object', properties: { a: text }, deferred: true }, "'any'"],
    ['what its place cannot do without', { ...text, essential: true }, "{ is: 'essential', of: 'text' }"],
  ])('values: %s', (_, schema, code) => {
    expect(codeOf(schema)).toBe(code);
  });

  it.each<[string, object, string]>([
    ['a list', { type: 'array', items: text }, "{ is: 'list', of: 'text' }"],
    ['a list of anything', { type: 'array' }, "{ is: 'list', of: 'any' }"],
    [
      'its length',
      { type: 'array', items: text, minItems: 0, maxItems: 3 },
      "{ is: 'list', of: 'text', least: 0, most: 3 }",
    ],
    ['a record', { type: 'object', additionalProperties: whole }, "{ is: 'record', of: 'integer' }"],
    [
      'names of a record that may be any',
      { type: 'object', additionalProperties: {}, propertyNames: text },
      "{ is: 'record', of: 'any' }",
    ],
    [
      'names of a record',
      { type: 'object', additionalProperties: whole, propertyNames: { ...text, minLength: 1 } },
      "{ is: 'record', of: 'integer', names: 'name' }",
    ],
    ['an object without fields', { type: 'object' }, "{ is: 'object', fields: {} }"],
    [
      'an object that may have more than its fields',
      { type: 'object', properties: { a: text }, additionalProperties: {} },
      "{ is: 'object', fields: {\n  a: ['text'],\n} }",
    ],
  ])('lists and records: %s', (_, schema, code) => {
    expect(codeOf(schema)).toBe(code);
  });

  it('fields: needed, optional, with a default, and with a name that is no word', () => {
    const properties = {
      id: text,
      note: text,
      size: { ...whole, default: 0 },
      'a-b': text,
      'a b': text,
      '1a': text,
      $a_1: text,
      in: { type: 'object', properties: { one: text }, required: ['one'] },
    };
    expect(codeOf({ type: 'object', properties, required: ['id', 'size', 'in', '$a_1'] })).toBe(
      [
        "{ is: 'object', fields: {",
        "  id: 'text',",
        "  note: ['text'],",
        "  size: ['integer', 0],",
        '  "a-b": [\'text\'],',
        '  "a b": [\'text\'],',
        '  "1a": [\'text\'],',
        "  $a_1: 'text',",
        "  in: { is: 'object', fields: {",
        "    one: 'text',",
        '  } },',
        '} }',
      ].join('\n'),
    );
  });

  it('a schema with an id is named by it, and the id is collected, at any depth', () => {
    const ids = new Set<string>();
    const link = { $ref: '#/definitions/link' };
    const described = { description: 'x', allOf: [{ $ref: '#/definitions/product-card' }] };
    const inRecord = { $ref: '#/definitions/value' };
    const names = { $ref: '#/definitions/name-2' };
    const inEither = { $ref: '#/definitions/either' };
    const schema = {
      type: 'object',
      properties: {
        a: { type: 'array', items: link },
        b: described,
        c: { type: 'object', additionalProperties: inRecord, propertyNames: names },
        d: { anyOf: [inEither, { type: 'null' }] },
      },
    };
    const code = shapeCode(schema, ids);
    expect(code).toContain("a: [{ is: 'list', of: link }]");
    expect(code).toContain('b: [productCard]');
    expect(code).toContain("c: [{ is: 'record', of: value, names: name2 }]");
    expect(code).toContain("d: [{ is: 'either', of: [either, { is: 'choice', of: [null] }] }]");
    expect([...ids]).toEqual(['link', 'product-card', 'name-2', 'value', 'either']);
  });

  const card = z.object({ x: z.string() }).meta({ id: 'card' });
  const name = z.string().meta({ id: 'name' });

  it.each<[string, z.ZodType, string]>([
    ['several patterns', z.string().regex(/a/).regex(/b/), "The rule 'pattern' stands beside others"],
    ['a beginning and a pattern', z.string().startsWith('/').regex(/x$/), "The rule 'pattern'"],
    ['two schemas at once', card.and(z.object({ y: z.string() })), "The rule 'properties'"],
    ['two schemas with an id at once', card.and(z.object({}).meta({ id: 'b' })), "The rule 'allOf'"],
    ['a rule for a schema with an id', name.max(5), "The rule 'maxLength'"],
    ['a pattern with flags', z.string().regex(/^abc$/i), "A pattern with the flag 'i' has no shape"],
  ])('refuses %s, which the browser would not check', (_, schema, message) => {
    const { definitions: _definitions, ...plain } = inputSchema(schema);
    expect(() => codeOf(plain)).toThrow(message);
  });

  it('takes a description, a default and a mark beside a schema with an id, and a pattern for Unicode', () => {
    const object = z.object({
      a: card.describe('A card.'),
      b: name.default('b'),
      c: essential(name),
      d: card.optional(),
      e: z.string().regex(/^\P{Cc}$/u),
    });
    const { definitions: _, ...plain } = inputSchema(object);
    expect(codeOf(plain)).toBe(
      [
        "{ is: 'object', fields: {",
        '  a: card,',
        '  b: [name, "b"],',
        "  c: { is: 'essential', of: name },",
        '  d: [card],',
        "  e: { is: 'text', like: /^\\P{Cc}$/u },",
        '} }',
      ].join('\n'),
    );
  });

  it('refuses a keyword that the reader would not follow, and a type that it does not know', () => {
    expect(() => codeOf({ allOf: [text] })).toThrow("The rule 'allOf' stands beside others");
    expect(() => codeOf({ ...text, contentEncoding: 'base64' })).toThrow("The keyword 'contentEncoding'");
    expect(() => codeOf({ type: 'date' })).toThrow('A schema of type "date" has no shape yet.');
    expect(codeOf({ ...text, format: 'uuid', title: 'x', description: 'x', examples: ['a'] })).toBe("'text'");
    expect(codeOf({ ...text, $schema: 'x', id: 'x', $id: 'x' })).toBe("'text'");
  });
});

it('names of several words are written as one', () => {
  expect(camelCase('product-card-2')).toBe('productCard2');
});
