import { expect, it } from 'vitest';
import { z } from 'zod';
import { inputSchema, type JsonSchema, withoutDefinitions } from './json-schema.ts';
import { linkSchemaOf } from './link-schema.ts';

const link = linkSchemaOf(['menu'], 'A path.');
const card = z.object({ link }).meta({ id: 'card' });

it('a field with a default may be left out by who writes', () => {
  expect(inputSchema(z.object({ name: z.string(), title: z.string().default('Untitled') }))).toMatchObject({
    required: ['name'],
    properties: { title: { default: 'Untitled' } },
  });
});

it('schemas with an id of their own are moved out, once, and only they', () => {
  const shared = new Map<string, JsonSchema>();
  const ofList = inputSchema(z.object({ list: z.array(card), none: z.null(), links: z.tuple([link]) }));
  const plain = withoutDefinitions({ ofList: [ofList], count: 1, nothing: null }, shared);
  expect([...shared.keys()].toSorted()).toEqual(['card', 'link']);
  const { definitions: _, ...rest } = ofList;
  expect(plain).toEqual({ ofList: [rest], count: 1, nothing: null });
  expect(shared.get('card')).toMatchObject({ properties: { link: { $ref: '#/definitions/link' } } });
  expect(JSON.stringify([...shared])).not.toContain('"id"');

  const first = shared.get('link');
  withoutDefinitions(inputSchema(z.object({ link })), shared);
  expect(shared.get('link')).toBe(first);
});

it('definitions inside a definition are moved out too', () => {
  const shared = new Map<string, JsonSchema>();
  const inner = { type: 'string' };
  withoutDefinitions(
    { definitions: { outer: { $id: 'outer', definitions: { inner }, list: [inner] } } },
    shared,
  );
  expect(Object.fromEntries(shared)).toEqual({ inner, outer: { list: [inner] } });
});

it('a field of the name `definitions`, or `properties`, is kept with what it holds', () => {
  const schema = z.object({ definitions: z.object({ link }), properties: z.object({ definitions: link }) });
  const shared = new Map<string, JsonSchema>();
  const { definitions: _, ...rest } = inputSchema(schema);
  expect(withoutDefinitions(inputSchema(schema), shared)).toEqual(rest);
  expect(Object.keys(rest.properties as object)).toEqual(['definitions', 'properties']);
  expect([...shared.keys()]).toEqual(['link']);
});

it('flags of a pattern are kept: only the one that JSON Schema goes by is none', () => {
  expect(inputSchema(z.string().regex(/^abc$/i))).toMatchObject({ pattern: '^abc$', flags: 'i' });
  expect(inputSchema(z.string().regex(/^abc$/u))).not.toHaveProperty('flags');
});
