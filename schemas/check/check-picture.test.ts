import { expect, it } from 'vitest';
import { z } from 'zod';
import { pictureNames } from '../compiled/picture-names.ts';
import type { WidgetContract } from '../contract.ts';
import { contracts } from '../contracts.ts';
import { isRecord } from '../is-record.ts';
import { namedThings, type PictureUse } from '../named.ts';
import { addressOf, type Path } from './fault.ts';
import { validateDocument } from './validate-document.ts';

interface Place {
  readonly path: Path;
  readonly use: PictureUse;
}

/** Where a schema holds pictures, in the first entry of each list. */
function placesIn(schema: z.ZodType, path: Path = []): readonly Place[] {
  const use = namedThings.get(schema)?.of;
  if (use) return [{ path, use }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, inner]) =>
      placesIn(inner, [...path, name]),
    );
  if (schema instanceof z.ZodArray) return placesIn(schema.element as z.ZodType, [...path, 0]);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return placesIn(schema.unwrap() as z.ZodType, path);
  return [];
}

/** A copy of a value with something else at a path, also where the value has nothing there yet. */
function replaced(value: unknown, [key, ...rest]: Path, by: string): unknown {
  if (key === undefined) return by;
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return list.length === 0
      ? [replaced(undefined, rest, by)]
      : list.map((inner, at) => (at === key ? replaced(inner, rest, by) : inner));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [key]: replaced(record[String(key)], rest, by) };
}

const all: readonly WidgetContract[] = contracts;
const places = all.flatMap((contract) =>
  placesIn(contract.props).map((place) => ({ ...place, contract, field: addressOf(place.path) })),
);

it.each(places.map((place) => [place.contract.type, place.field, place] as const))(
  'WID-01 a %s takes in %s the pictures of its place alone, and says which those are',
  (type, field, { contract, path, use }) => {
    const [kind] = contract.places;
    const version = contract.versions.length;
    const found = (picture: string) => {
      const node = { id: 'a', type, version, props: replaced(contract.example, path, picture) };
      const body = {
        document: kind,
        ...(kind === 'left-menu' ? { entries: { 1: node } } : { nodes: [node] }),
      };
      return validateDocument({ kind: kind as 'landing', body, file: 'x' }).filter(({ address }) =>
        address.endsWith(`.props.${field}`),
      );
    };
    const [right = ''] = pictureNames[use];
    expect(found(right)).toEqual([]);
    const wrong = Object.values(pictureNames).flatMap(([first]) =>
      first !== undefined && first !== right ? [first] : [],
    );
    expect(wrong.length).toBeGreaterThan(2);
    for (const picture of wrong)
      expect(found(picture)).toMatchObject([
        {
          code: 'picture-kind',
          message: expect.stringMatching(`'${picture}'; its place needs .+ Name one, for example ${right}`),
        },
      ]);
  },
);

it('finds the pictures of cards, banners and lists, whether an example names some or not', () => {
  expect(places.map(({ contract, field }) => `${contract.type} ${field}`)).toEqual(
    expect.arrayContaining([
      'bestsellers products[0].picture',
      'essentials products[0].picture',
      'everyday-value products[0].picture',
      'leaderboard-banner picture',
      'other-offers offers[0].picture',
      'previous-order orders[0].pictures[0]',
    ]),
  );
});
