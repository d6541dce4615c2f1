import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brandPathRules } from '#schemas/brand-paths.ts';
import { settingsTable } from '#server/settings.ts';
import { parseEnv } from '#src/config/parse-env.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const pages = ['README.md', ...markdownIn('docs')];
const folderPages = ['schemas', 'registry', 'widgets', 'src', 'server', 'tests'].flatMap(readmesBelow);

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

/** The pages of single folders. */
function readmesBelow(folder: string): string[] {
  return filesBelow(folder).filter((path) => basename(path) === 'README.md');
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(folder, path),
  );
}

/** Code files that a page names by their path in its folder, or by their name, and that are not there. */
function missingBelow(folder: string, text: string): string[] {
  const files = filesBelow(folder).map((path) => `/${path}`);
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|svg))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !existsSync(join(root, name)) && !files.some((path) => path.endsWith(`/${name}`)));
}

/** Cells of the row of a table that begins with `name`. */
function rowOf(name: string, text: string): string[] | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`| \`${name}\` |`));
  return line?.split('|').map((cell) => cell.trim());
}

/** Folders and files of the repository that a page names in backticks. Generated files are missing on a fresh clone. */
function pathsNamed(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) =>
      /^(?:schemas|registry|widgets|src|server|content|tests|docs|\.ci)\/[\w./-]*$/.test(code),
    );
}

/** The anchor that a heading gets. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** Links and pictures of a page that lead to nothing in the repository. */
function deadLinks(page: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? join(root, page) : join(root, dirname(page), path);
      if (!existsSync(file)) return true;
      const there = path === '' ? text : anchor === undefined ? '' : readFileSync(file, 'utf8');
      return anchor !== undefined && !headingsOf(there).includes(anchor);
    });
}

function scriptsNamed(text: string): string[] {
  return [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own ?? '');
}

describe('README.md', () => {
  it.each(Object.entries(settingsTable))('names the setting %s and its default', (name, setting) => {
    const row = rowOf(name, readme);
    expect(row).toBeDefined();
    if ('fallback' in setting) expect(row?.[2]).toBe(`\`${setting.fallback}\``);
  });

  const { brandPaths, ...buildSettings } = parseEnv({});

  it.each(Object.entries(brandPathRules))('names the setting of the path %s', (name, { variable }) => {
    expect(rowOf(variable, readme)?.[2]).toBe(`\`${brandPaths[name as keyof typeof brandPaths]}\``);
  });

  it.each(Object.entries(buildSettings))('names the build setting %s', (name, value) => {
    const row = rowOf(`VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`, readme);
    expect(row).toBeDefined();
    if (value !== '' && !value.startsWith('http')) expect(row?.[2]).toBe(`\`${value}\``);
  });
});

describe('the documentation', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  it.each(pages)('%s names only npm scripts that exist', (page) => {
    const named = scriptsNamed(readFileSync(join(root, page), 'utf8'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.each([...pages, ...folderPages])('%s leads nowhere that does not exist', (page) => {
    expect(deadLinks(page, readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it.each(pages)('%s names only files that exist', (page) => {
    const named = pathsNamed(readFileSync(join(root, page), 'utf8'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(folderPages)('%s names only files of its folder that exist', (page) => {
    const text = readFileSync(join(root, page), 'utf8');
    expect(missingBelow(dirname(page), text)).toEqual([]);
    expect(pathsNamed(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('is seen when it is wrong', () => {
    expect(folderPages.length).toBeGreaterThan(5);
    expect(missingBelow('server', '`app.ts`, `database/seeds.ts`, `nowhere.ts`')).toEqual(['nowhere.ts']);
    expect(deadLinks('README.md', '# A b\n[x](docs/nothing.md) [y](#c) [z](#a-b)')).toEqual([
      'docs/nothing.md',
      '#c',
    ]);
    expect(pathsNamed('`src/nowhere.ts` and `npm start`')).toEqual(['src/nowhere.ts']);
    expect(scriptsNamed('`npm run publich -- x`, `npm test`')).toEqual(['publich', 'test']);
  });
});
