import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseLayers, modulesOnDisk } from './cruise-layers.ts';
import { featureOf, folderCircles, serverFolderOf } from './folder-circles.ts';
import { importChain } from './import-chain.ts';
import { plantProject, violations, widerViolations } from './planted-project.ts';
import { notProduct, rules } from './layer-rules.ts';

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
const aside = new RegExp(notProduct);

/** The chain of imports by which the browser would load Zod. It is 60 kB and not needed there: the browser uses the compiled shapes. */
function zodInTheBrowser({ modules }: ICruiseResult) {
  return importChain(modules, {
    from: (path) => /^(src|registry|widgets)\//.test(path) && !aside.test(path),
    to: (path) => /(^|\/)node_modules\/(zod|ajv)\//.test(path),
    through: (path) => !path.includes('node_modules/'),
  });
}

describe('the layers of the project', () => {
  let result: ICruiseResult;
  beforeAll(async () => {
    result = await cruiseLayers(projectRoot);
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
    expect(folderCircles(result.modules, featureOf)).toEqual([]);
  });

  it('have no circle among the folders of the server', () => {
    expect(folderCircles(result.modules, serverFolderOf)).toEqual([]);
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
    lawful = await cruiseLayers(lawfulProject.root);
    unlawful = await cruiseLayers(unlawfulProject.root);
  });
  afterAll(() => {
    lawfulProject.remove();
    unlawfulProject.remove();
  });

  it('is what makes the difference: the same project without it passes', () => {
    expect(lawful.summary.violations).toEqual([]);
    expect(folderCircles(lawful.modules, featureOf)).toEqual([]);
    expect(folderCircles(lawful.modules, serverFolderOf)).toEqual([]);
    expect(zodInTheBrowser(lawful)).toBeNull();
  });

  it.each(rules.map(({ name }) => name))('of the rule %s is caught', (name) => {
    const caught = unlawful.summary.violations.filter((violation) => violation.rule.name === name);
    expect(caught.map(({ from }) => from)).toEqual([violations[name ?? '']?.file]);
  });

  it('is caught where two features import each other', () => {
    expect(folderCircles(unlawful.modules, featureOf)).toEqual([
      [
        'src/features/offers/offers.ts imports src/features/wallet/wallet.ts',
        'src/features/wallet/wallet.ts imports src/features/offers/offers.ts',
      ],
    ]);
  });

  it('is caught where folders of the server import each other, or a file that imports them', () => {
    expect(folderCircles(unlawful.modules, serverFolderOf)).toEqual([
      ['server/app.ts imports server/http/reply.ts', 'server/http/reply.ts imports server/app.ts'],
      [
        'server/orders/orders.ts imports server/wallet/wallet.ts',
        'server/wallet/wallet.ts imports server/orders/orders.ts',
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
