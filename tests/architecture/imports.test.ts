import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { brokenBy } from './broken-rules.ts';
import { featureOf, folderCircles, serverFolderOf } from './folder-circles.ts';
import { importChain } from './import-chain.ts';
import { plantProject, violations, widerViolations } from './planted-project.ts';
import { notProduct, rules } from './layer-rules.ts';
import { type ImportingModule, readImports } from './read-imports.ts';

const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
const aside = new RegExp(notProduct);

/** The chain of imports by which the browser would load Zod. It is 60 kB and not needed there: the browser uses the compiled shapes. */
function zodInTheBrowser(modules: readonly ImportingModule[]) {
  return importChain(modules, {
    from: (path) => /^(src|registry|widgets)\//.test(path) && !aside.test(path),
    to: (path) => /(^|\/)node_modules\/(zod|ajv)\//.test(path),
    through: (path) => !path.includes('node_modules/'),
  });
}

describe('the layers of the project', () => {
  const modules = readImports(projectRoot);

  it('are read: hundreds of modules, and imports of all kinds between them', () => {
    expect(modules.length).toBeGreaterThan(1000);
    const imports = modules.flatMap((module) => module.imports);
    for (const how of ['static', 'dynamic', 'type-only'])
      expect(imports.filter((each) => each.how === how).length).toBeGreaterThan(100);
    for (const target of ['project', 'package', 'node'])
      expect(imports.filter((each) => each.target === target).length).toBeGreaterThan(100);
  });

  it.each(rules)('keep the rule $name: $because', (rule) => {
    expect(brokenBy(modules, rule)).toEqual([]);
  });

  it('have no circle among the folders of features', () => {
    expect(folderCircles(modules, featureOf)).toEqual([]);
  });

  it('have no circle among the folders of the server', () => {
    expect(folderCircles(modules, serverFolderOf)).toEqual([]);
  });

  it('keep Zod and Ajv out of the browser', () => {
    expect(zodInTheBrowser(modules)).toBeNull();
  });
});

describe('a planted violation', () => {
  const lawfulProject = plantProject({});
  const unlawfulProject = plantProject({
    'registry/story/frame.tsx': '',
    ...Object.fromEntries(Object.values(violations).map(({ file, code }) => [file, code])),
    ...widerViolations,
  });
  const lawful = readImports(lawfulProject.root);
  const unlawful = readImports(unlawfulProject.root);
  afterAll(() => {
    lawfulProject.remove();
    unlawfulProject.remove();
  });

  it('is what makes the difference: the same project without it passes', () => {
    expect(rules.flatMap((rule) => brokenBy(lawful, rule))).toEqual([]);
    expect(folderCircles(lawful, featureOf)).toEqual([]);
    expect(folderCircles(lawful, serverFolderOf)).toEqual([]);
    expect(zodInTheBrowser(lawful)).toBeNull();
  });

  it.each(rules)('of the rule $name is caught', (rule) => {
    const { file } = violations[rule.name] ?? {};
    const broken = brokenBy(unlawful, rule);
    expect(broken.map((sentence) => sentence.split(' imports ')[0])).toEqual([file]);
  });

  it('is caught where two features import each other', () => {
    expect(folderCircles(unlawful, featureOf)).toEqual([
      [
        'src/features/offers/offers.ts imports src/features/wallet/wallet.ts',
        'src/features/wallet/wallet.ts imports src/features/offers/offers.ts',
      ],
    ]);
  });

  it('is caught where folders of the server import each other, or a file that imports them', () => {
    expect(folderCircles(unlawful, serverFolderOf)).toEqual([
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
