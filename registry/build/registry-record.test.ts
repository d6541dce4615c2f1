import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#schemas/contract.ts';
import { essential } from '#schemas/essential.ts';
import { type RegistryRecord, recordFaults, recordOf } from './registry-record.ts';

const before: RegistryRecord = { registryVersion: 2, props: { 'notice@1': 'aaaa' }, when: ['when.session'] };

function faultsOf(
  now: Omit<RegistryRecord, 'when'> & Partial<RegistryRecord>,
  introduced: Record<string, number> = {},
) {
  return recordFaults({ before, now: { when: before.when, ...now }, introduced });
}

describe('the record of the registry', () => {
  it('takes contracts that did not change', () => {
    expect(faultsOf(before)).toEqual({ unlisted: [], changed: [] });
  });

  it.each([
    ['a new kind', { 'notice@1': 'aaaa', 'banner@1': 'bbbb' }, 'banner@1'],
    ['a new version', { 'notice@2': 'bbbb' }, 'notice@2'],
  ])('asks for a registry version for %s', (_, props, kind) => {
    const wanted = `'${kind}' is new. In the record of the product's \`source\` set registryVersion to 3 and add '${kind}': 3 to introducedIn.`;
    expect(faultsOf({ registryVersion: 2, props }, { [kind]: 2 }).unlisted).toEqual([wanted]);
    expect(faultsOf({ registryVersion: 3, props }).unlisted).toEqual([wanted]);
    expect(faultsOf({ registryVersion: 3, props }, { [kind]: 3 })).toEqual({ unlisted: [], changed: [] });
  });

  it('asks for a registry version for a new clause of `when`, and for a new value of one', () => {
    const words = (schema: z.ZodType) => recordOf([], 1, schema).when;
    const guests = words(z.object({ session: z.enum(['guest']), storeIds: z.array(z.string()).optional() }));
    const members = words(
      z.object({
        session: z.enum(['guest', 'member']),
        storeIds: z.array(z.string()),
        rain: z.object({ mm: z.int() }),
      }),
    );
    const added = {
      before: { registryVersion: 2, props: {}, when: guests },
      now: { registryVersion: 2, props: {}, when: members },
    };
    expect(
      recordFaults({ ...added, introduced: {} }).unlisted.map((told) => told.split(' is new')[0]),
    ).toEqual(["'when.rain'", "'when.rain.mm'", "'when.session=member'"]);
    const now = { ...added.now, registryVersion: 3 };
    const introduced = { 'when.rain': 3, 'when.rain.mm': 3, 'when.session=member': 3 };
    expect(recordFaults({ ...added, now, introduced }).unlisted).toEqual([]);
  });

  it.each<[string, (inner: z.ZodType) => z.ZodType]>([
    ['an alternative', (inner) => z.union([z.string(), inner])],
    ['a discriminated union', (inner) => z.discriminatedUnion('is', [inner as z.ZodObject])],
    ['a list', (inner) => z.array(inner)],
    ['a record', (inner) => z.record(z.string(), inner)],
    ['a schema with an id', (inner) => inner.meta({ id: 'part' })],
    ['a schema with an id and a description', (inner) => inner.meta({ id: 'part' }).describe('A part.')],
    ['what its place cannot do without', (inner) => essential(inner)],
  ])('asks for a registry version for a new clause in %s', (_, around) => {
    const is = z.literal('a');
    const words = (inner: z.ZodType) => recordOf([], 1, z.object({ hours: around(inner) })).when;
    expect(words(z.object({ is }))).toEqual(['when.hours', 'when.hours.is', 'when.hours.is=a']);
    expect(words(z.object({ is, from: z.int() }))).toContain('when.hours.from');
  });

  it('asks for a registry version for a new name of a record', () => {
    const names = z.partialRecord(z.enum(['SAT', 'SUN']), z.int());
    expect(recordOf([], 1, z.object({ hours: names })).when).toEqual([
      'when.hours',
      'when.hours=SAT',
      'when.hours=SUN',
    ]);
  });

  it('names props that changed without a version', () => {
    const { changed } = faultsOf({ registryVersion: 2, props: { 'notice@1': 'cccc' } });
    expect(changed).toHaveLength(1);
    expect(changed[0]).toContain("The props of 'notice@1' changed.");
  });

  it('lets a kind go', () => {
    expect(faultsOf({ registryVersion: 2, props: {} })).toEqual({ unlisted: [], changed: [] });
  });
});

describe('the fingerprint of props', () => {
  function fingerprint(props: z.ZodObject): string | undefined {
    const contract = defineContract({
      type: 'sample',
      title: 'Sample',
      description: 'For this test.',
      places: ['landing'],
      props,
      versions: ['initial'],
      migrations: [],
      example: {},
      reservedHeight: 10,
    });
    return recordOf([contract], 1, z.object({})).props['sample@1'];
  }
  const plain = fingerprint(z.object({ description: z.string().optional() }));

  it('does not depend on what authors read about the props', () => {
    expect(fingerprint(z.object({ description: z.string().optional().describe('A line.') }))).toBe(plain);
  });

  it.each([
    ['a prop of another name', z.object({ text: z.string().optional() })],
    ['a prop that became needed', z.object({ description: z.string() })],
    ['a limit', z.object({ description: z.string().max(10).optional() })],
    ['no prop', z.object({})],
  ])('is another one for %s', (_, props) => {
    expect(fingerprint(props)).not.toBe(plain);
  });
});
