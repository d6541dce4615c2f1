import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contracts } from '#schemas/contracts.ts';
import { namedThings } from '#schemas/named.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const files = ['schemas/check', 'server/content'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path)),
);

const types: readonly string[] = contracts.map(({ type }) => type);

/** The kinds of nodes that a source names as a text. */
function kindsNamedIn(source: string): string[] {
  return types.filter((type) => source.includes(`'${type}'`));
}

it('the checks of documents name no kind of node: what is special about one is in the rules of its contract', () => {
  expect(files.length).toBeGreaterThan(80);
  const named = files.flatMap((path) =>
    kindsNamedIn(readFileSync(join(root, path), 'utf8')).map((type) => `${path} names '${type}'`),
  );
  expect(named).toEqual([]);
});

it('a check that names a kind is caught', () => {
  expect(kindsNamedIn("if (node.type === 'countdown-offer') return;")).toEqual(['countdown-offer']);
});

/** Fields that name something according to their own name, but not according to their schema. */
function undeclaredNames(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return undeclaredNames(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return undeclaredNames(schema.element, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      undeclaredNames(field, path === '' ? name : `${path}.${name}`),
    );
  const says = /(?:^|\.)(?:pictures?|icon|categoryId|productId|storeIds?)$/.test(path);
  return says && schema instanceof z.ZodString && !namedThings.get(schema) ? [path] : [];
}

it.each(contracts)(
  '$type makes its pictures, icons, categories, products and stores from schemas/named.ts',
  ({ props }) => {
    expect(undeclaredNames(props, '')).toEqual([]);
  },
);

it('a picture that is any text is caught', () => {
  const entry = z.object({ picture: z.string().max(80).optional().describe('Id of a picture.') });
  expect(undeclaredNames(z.object({ items: z.array(entry) }), '')).toEqual(['items.picture']);
});
