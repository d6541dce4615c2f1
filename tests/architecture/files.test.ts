import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { brand } from '#src/config/brand.ts';
import { codeFiles, placesThatSay, tooLong } from './product-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const files = codeFiles(root);
const LINES_AT_MOST = 400;

/** Functions that came after the oldest browsers that README.md names: Chrome 111, Safari 16.4, Firefox 115. */
const tooNew =
  /\b(?:URL\.(?:canParse|parse)|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.any|Iterator\.from|RegExp\.escape|Error\.isError)\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toWellFormed|getOrInsert)\(|\.(?:keys|values|entries)\(\)\s*\.(?:map|filter|some|every|find|toArray)\(/;

/** A format that is made when its module is loaded. */
const madeAtOnce = /^(?:export )?const \w+ = new Intl\./;

/** For a folder named 'my shop' it gives 'my%20shop', which is not its path. */
const pathOfUrl = /import\.meta\.url\)\.pathname/;
const testFiles = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|mjs)$/.test(path))
  .map((path) => join('tests', path));

function shipsToBrowsers(path: string): boolean {
  const shipped = /^(schemas|registry|widgets|src)\//.test(path) && /\.tsx?$/.test(path);
  return shipped && !/\.(test|stories)\.|\/(build|testing|story|story-helpers)\//.test(path);
}

/** `Coop & Crust`, `coop-and-crust`, `coopandcrust`: the spellings of any brand name. */
function spellings(name: string): RegExp {
  const words = name.split(/[^a-z0-9]+/i).filter(Boolean);
  return new RegExp(words.join('[^a-z0-9]*(?:and|&amp;)?[^a-z0-9]*'), 'i');
}

/** The code of each `useEffect` that moves the focus. */
function lateFocus(path: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, start, end }) {
      const code = text.slice(start, end);
      if (callee.type === 'Identifier' && callee.name === 'useEffect' && /\bfocus\(/.test(code))
        found.push(`${path}: ${code.split('\n')[0]}`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

describe('the files of the product', () => {
  it(`are short enough to read: no more than ${LINES_AT_MOST} lines`, () => {
    expect(files.size).toBeGreaterThan(200);
    expect(tooLong(files, LINES_AT_MOST)).toEqual([]);
    expect(tooLong(new Map([['long.ts', 'x\n'.repeat(401)]]), LINES_AT_MOST)).toEqual(['long.ts: 401 lines']);
  });

  it('say the name of the brand in src/config/brand.ts alone', () => {
    const product = new Map([...files].filter(([path]) => path !== 'src/config/brand.ts'));
    expect(placesThatSay(spellings(brand.name), product)).toEqual([]);
    expect(
      placesThatSay(spellings('Dough & Go'), new Map([['a.ts', '// dough-and-go\n// Dough & Go\n// dough']])),
    ).toHaveLength(2);
  });

  it('ask no browser for a function that came after the oldest of them', () => {
    const shipped = new Map([...files].filter(([path]) => shipsToBrowsers(path)));
    expect(shipped.size).toBeGreaterThan(400);
    expect(placesThatSay(tooNew, shipped)).toEqual([]);
    const planted =
      'URL.canParse(a);\nmap.values().map(f);\n[...map.values()].map(f);\nObject.keys(a).map(f);';
    expect(placesThatSay(tooNew, new Map([['a.ts', planted]]))).toHaveLength(2);
  });

  it('move the focus with the change that asks for it: a key that is pressed right after is typed into the new field', () => {
    // The focus of a whole page, after the fields of the page have taken it.
    const ofPages = ['src/app/use-page-change.ts', 'src/features/menu-page/use-arrival.ts'];
    const shipped = [...files].filter(([path]) => shipsToBrowsers(path) && !ofPages.includes(path));
    expect(shipped.flatMap(([path, text]) => lateFocus(path, text))).toEqual([]);
    expect(
      lateFocus('a.tsx', 'useEffect(() => field.current?.focus(), []); useLayoutEffect(() => a.focus());'),
    ).toEqual(['a.tsx: useEffect(() => field.current?.focus(), [])']);
  });

  it('make no format of Intl while a page starts: the first one takes a cheap phone fifty milliseconds', () => {
    // Amounts in texts of the schemas are written by the server alone.
    const app = new Map([...files].filter(([path]) => shipsToBrowsers(path) && !path.startsWith('schemas/')));
    expect(placesThatSay(madeAtOnce, app)).toEqual([]);
    const planted = 'const day = new Intl.DateTimeFormat();\nconst lazy = () => new Intl.NumberFormat();';
    expect(placesThatSay(madeAtOnce, new Map([['a.ts', planted]]))).toHaveLength(1);
  });

  it('read the path of a file by fileURLToPath, which knows spaces and Windows', () => {
    const tooling = ['vite.config.ts', ...testFiles].map(
      (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
    );
    expect(placesThatSay(pathOfUrl, new Map([...files, ...tooling]))).toEqual([]);
    const planted = `new URL('./a', import.meta.url)${'.pathname'}`;
    expect(placesThatSay(pathOfUrl, new Map([['a.ts', planted]]))).toHaveLength(1);
  });

  it('are named in kebab case', () => {
    const odd = [...files.keys()].filter((path) => !/^([a-z0-9.-]+\/)*[a-z0-9.-]+$/.test(path));
    expect(odd).toEqual([]);
  });
});

describe('the folder of a widget', () => {
  const widgets = readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  it('exists', () => {
    expect(widgets.length).toBeGreaterThan(0);
  });

  it.each(widgets)('%s holds a view, its story and its test', (widget) => {
    const missing = ['view.tsx', 'view.stories.tsx', 'view.test.tsx'].filter(
      (file) => !existsSync(join(root, 'widgets', widget, file)),
    );
    expect(missing).toEqual([]);
  });
});
