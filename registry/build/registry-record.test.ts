import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#schemas/contract.ts';
import { type RegistryRecord, recordFaults, recordOf } from './registry-record.ts';

const before: RegistryRecord = { registryVersion: 2, props: { 'notice@1': 'aaaa' } };

function faultsOf(now: RegistryRecord, introduced: Record<string, number> = {}) {
  return recordFaults({ before, now, introduced });
}

describe('the record of the registry', () => {
  it('takes contracts that did not change', () => {
    expect(faultsOf(before)).toEqual({ unlisted: [], changed: [] });
  });

  it.each([
    ['a new kind', { 'notice@1': 'aaaa', 'banner@1': 'bbbb' }, 'banner@1'],
    ['a new version', { 'notice@2': 'bbbb' }, 'notice@2'],
  ])('asks for a registry version for %s', (_, props, kind) => {
    const wanted = `'${kind}' is new. In schemas/registry-version.ts set registryVersion to 3 and add '${kind}': 3 to introducedIn.`;
    expect(faultsOf({ registryVersion: 2, props }, { [kind]: 2 }).unlisted).toEqual([wanted]);
    expect(faultsOf({ registryVersion: 3, props }).unlisted).toEqual([wanted]);
    expect(faultsOf({ registryVersion: 3, props }, { [kind]: 3 })).toEqual({ unlisted: [], changed: [] });
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
    return recordOf([contract], 1).props['sample@1'];
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
