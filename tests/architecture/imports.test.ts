import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseRooms, modulesOnDisk } from './cruise-rooms.ts';
import { featureCircles } from './feature-circles.ts';
import { importChain } from './import-chain.ts';
import { plantProject, violations, widerViolations } from './planted-project.ts';
import { notProduct, rules } from './room-rules.ts';

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
const aside = new RegExp(notProduct);

/** Zod is 60 kB that no customer needs: the checks they run are compiled at build time. */
function zodInTheBrowser({ modules }: ICruiseResult) {
  return importChain(modules, {
    from: (path) => /^(src|registry|widgets)\//.test(path) && !aside.test(path),
    to: (path) => /(^|\/)node_modules\/(zod|ajv)\//.test(path),
    through: (path) => !path.includes('node_modules/'),
  });
}

describe('the rooms of the house', () => {
  let result: ICruiseResult;
  beforeAll(async () => {
    result = await cruiseRooms(projectRoot);
  });

  it('are all seen: every module on disk, and imports between them', () => {
    const seen = new Set(result.modules.map(({ source }) => source));
    const onDisk = modulesOnDisk(projectRoot);
    expect(onDisk.filter((path) => !seen.has(path))).toEqual([]);
    expect(onDisk.length).toBeGreaterThan(100);
    expect(result.summary.totalDependenciesCruised ?? 0).toBeGreaterThan(onDisk.length);
  });

  it.each(rules)('keep the rule $name: $comment', ({ name }) => {
    const broken = result.summary.violations.filter((violation) => violation.rule.name === name);
    expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('have no circle among the folders of features', () => {
    expect(featureCircles(result.modules)).toEqual([]);
  });

  it('keep Zod and Ajv out of the browser', () => {
    expect(zodInTheBrowser(result)).toBeNull();
  });
});

describe('a planted violation', () => {
  const lawfulProject = plantProject({});
  const unlawfulProject = plantProject({
    'registry/story/frame.tsx': '',
    ...Object.fromEntries(Object.values(violations).map(({ file, code }) => [file, code])),
    ...widerViolations,
  });
  let lawful: ICruiseResult;
  let unlawful: ICruiseResult;
  beforeAll(async () => {
    lawful = await cruiseRooms(lawfulProject.root);
    unlawful = await cruiseRooms(unlawfulProject.root);
  });
  afterAll(() => {
    lawfulProject.remove();
    unlawfulProject.remove();
  });

  it('is what makes the difference: the same project without it passes', () => {
    expect(lawful.summary.violations).toEqual([]);
    expect(featureCircles(lawful.modules)).toEqual([]);
    expect(zodInTheBrowser(lawful)).toBeNull();
  });

  it.each(rules.map(({ name }) => name))('of the rule %s is caught', (name) => {
    const caught = unlawful.summary.violations.filter((violation) => violation.rule.name === name);
    expect(caught.map(({ from }) => from)).toEqual([violations[name ?? '']?.file]);
  });

  it('is caught where two features import each other', () => {
    expect(featureCircles(unlawful.modules)).toEqual([
      [
        'src/features/offers/offers.ts imports src/features/wallet/wallet.ts',
        'src/features/wallet/wallet.ts imports src/features/offers/offers.ts',
      ],
    ]);
  });

  it('is caught where a schema that needs Zod is loaded by a feature', () => {
    expect(zodInTheBrowser(unlawful)).toEqual([
      'src/features/wallet/form.ts',
      'schemas/order.ts',
      'node_modules/zod/index.js',
    ]);
  });
});
