import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { widgets } from '#registry/widgets.ts';
import { contracts } from '#schemas/contracts.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const registered: string[] = widgets.map(({ contract }) => contract.type).sort();
const declared: string[] = contracts.map(({ type }) => type).sort();

describe('contracts and widgets', () => {
  it('come in pairs: every contract has a widget, and every widget a contract', () => {
    expect(registered).toEqual(declared);
  });

  it.each(declared)('%s has its view in the folder of its name', (type) => {
    expect(existsSync(join(root, 'widgets', type, 'view.tsx'))).toBe(true);
  });

  it.each(contracts)('$type describes each of its props', ({ type, props }) => {
    const silent = Object.entries(props.shape).filter(([, schema]) => !schema.description);
    expect(silent.map(([name]) => `${type}.${name} has no description: add .describe('…')`)).toEqual([]);
  });

  it.each(contracts)('$type has an example that fits', ({ props, example }) => {
    expect(props.safeParse(example).error?.issues).toBeUndefined();
  });
});
