import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { landingSlots } from '#schemas/documents/landing.ts';
import { experimentNames } from '#schemas/documents/experiment-names.ts';
import { featureNames } from '#schemas/documents/feature-names.ts';
import { allWires } from '../unplug/all-wires.ts';
import { constantUses } from '../unplug/constant-uses.ts';
import { experimentWires } from '../unplug/experiments.ts';
import { featureWires } from '../unplug/features.ts';
import {
  buildSettings,
  configSettings,
  constantNames,
  serverSettings,
  textNames,
} from '../unplug/settable.ts';
import { wiresPage } from '../unplug/wires-page.ts';
import { withoutScreen, withoutWires } from '../unplug/without-wires.ts';
import { root } from '../vitest.config.ts';

const wired = new Set(allWires.map(([name]) => name));

describe('what can be set has a wire that can be unplugged, or a reason why it needs none', () => {
  it('every feature and every experiment', () => {
    expect(Object.keys(featureWires).toSorted()).toEqual([...featureNames].toSorted());
    expect(Object.keys(experimentWires).toSorted()).toEqual([...experimentNames].toSorted());
  });

  it.each([
    ['setting of app-config', configSettings()],
    ['constant', constantNames()],
    ['setting of the build', buildSettings()],
    ['setting of the server', serverSettings()],
    ['text of errors and validation', textNames().map((name) => `text: ${name}`)],
    ['slot of the landing', landingSlots.map((slot) => `slot: ${slot}`)],
    ['policy of the request layer', policies().map((name) => `policy: ${name}`)],
  ])('every %s', (_, names) => {
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !wired.has(name) && !Object.hasOwn(withoutWires, name))).toEqual([]);
  });

  it('every place that reads a constant', () => {
    const uses = constantUses();
    expect(uses.length).toBeGreaterThan(80);
    const isWired = ({ file, name }: (typeof uses)[number]) =>
      allWires.some(
        ([of, wire]) =>
          wire.file === file && (of === name || of.startsWith(`${name}.`) || name.startsWith(`${of}.`)),
      );
    const places = uses.filter((use) => !isWired(use)).map(({ file, name }) => `${file}: ${name}`);
    expect(places.filter((place) => !Object.hasOwn(withoutWires, place))).toEqual([]);
  });

  it('and what has a reason has no wire', () => {
    expect(Object.keys(withoutWires).filter((name) => wired.has(name))).toEqual([]);
  });
});

/** The list in create-request.ts, in the order in which a reply passes through. */
function policies(): string[] {
  const source = readFileSync(join(root, 'src/request/create-request.ts'), 'utf8');
  const list = /compose\((\w+)\(transport, ports\), \[\n([\s\S]*?)\n {2}\]\)/.exec(source);
  const names = (list?.[2] ?? '').split('\n').map((line) => /^\s+(\w+)/.exec(line)?.[1] ?? line);
  return [list?.[1] ?? '', ...names];
}

it.each(allWires)('the wire of %s is where the table says', (_, { file, cut, test }) => {
  expect(readFileSync(join(root, file), 'utf8').split(cut)).toHaveLength(2);
  expect(existsSync(join(root, test))).toBe(true);
});

/** Tests that show a screen, besides the browser tests that wires name as `seen`. The page that the server renders is one. */
const showsScreen = (test: string) => test.endsWith('.test.tsx') || test === 'src/app/render-page.test.ts';

function isSeen(name: string): boolean {
  const own = allWires.filter(([of]) => of === name).map(([, wire]) => wire);
  return own.some(({ test, seen }) => seen !== undefined || showsScreen(test));
}

it.each(configSettings().filter((name) => wired.has(name)))(
  'a test sets %s of app-config and sees the screen change',
  (name) => expect(isSeen(name)).toBe(true),
);

it('a test sees each constant on a screen, or there is a reason why none does', () => {
  const unseen = constantNames().filter((name) => wired.has(name) && !isSeen(name));
  expect(unseen.toSorted()).toEqual(Object.keys(withoutScreen).toSorted());
});

const seenWires = allWires.flatMap(([name, { seen }]) => (seen === undefined ? [] : [[name, seen] as const]));

it.each([...new Map(seenWires.map((each) => [each.join(), each])).values()])(
  'the browser test in which %s is seen names it: %s',
  (name, seen) => {
    const source = readFileSync(join(root, seen), 'utf8');
    expect(name.split('.').filter((part) => part !== '*' && !source.includes(part))).toEqual([]);
  },
);

it('docs/wires.md lists them', async () => {
  await expect(wiresPage()).toMatchFileSnapshot(join(root, 'docs/wires.md'));
});
