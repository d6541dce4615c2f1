import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultBrandPaths, routesOf } from '#schemas/routes.ts';
import { noPlaces } from '../places-in-text.ts';
import { checkedByServer } from './checked-by-server.ts';
import { checkedContent, placedFaults, printFaults } from './context.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'context-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: object | string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const check = (...paths: string[]) =>
  checkedContent({
    contentDir: folder,
    routes: routesOf(defaultBrandPaths),
    paths,
    now: () => Date.parse('2026-11-20T10:00:00Z'),
  });
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);

const linked = (to: string) => ({
  document: 'landing',
  nodes: [{ id: 'a', type: 'notice', props: { text: 'x' }, link: { action: 'web_view', to } }],
});
const page = {
  document: 'info-page',
  heading: 'News',
  nodes: [{ id: 'a', type: 'notice', props: { text: 'x' } }],
};

it('names every file that is not there, and every one that is left out', () => {
  const [one, other] = [write('landing/a.json.txt', '{}'), write('landing/b.JSON', '{}')];
  write('landing/default.json', linked('https://a.example'));
  const why =
    ": This file is left out: the name of a document ends with '.json', in small letters. Rename it.";
  expect(() => check('landing/x', 'landing/y')).toThrow(
    `No file below ${folder} fits landing/x, landing/y. Name files like ${folder}/landing/default.json, or leave them out for all documents.\n${one}${why}\n${other}${why}`,
  );
});

it('warns of files that are left out where all are meant, and not where others are named', () => {
  write('app-config/default.json', { document: 'app-config' });
  write('landing/a.json.txt', '{}');
  expect(codes(check().warnings)).toEqual(['skipped']);
  expect(check('app-config').warnings).toEqual([]);
});

it('of a folder without documents it says that, and of no folder that there is none', () => {
  expect(() => check()).toThrow(
    `There is no document below ${folder}, such as ${folder}/landing/default.json.`,
  );
  rmSync(folder, { recursive: true });
  expect(check().faults).toMatchObject([
    { message: expect.stringContaining(`There is no folder ${folder}.`) },
  ]);
});

it('the faults of a file come in the order of its lines', () => {
  write('landing/default.json', '{\n"document": "landing",\n"bogus": 1,\n"nodes": [\n{ "id": "a" }]\n}');
  expect(check().faults.map(({ line, code }) => [line, code])).toEqual([
    [3, 'unknown-key'],
    [5, 'invalid_type'],
  ]);
});

it('what only a document names that could not be read is not checked, and the rest is', () => {
  const hosts = { document: 'app-config', webViewHosts: ['a.example'] };
  write('app-config/default.json', hosts);
  write('landing/default.json', linked('https://elsewhere.example'));
  write('info-page/news.json', page);
  const tags = { document: 'seo-tags', fallback: { title: 'a', description: 'b', keywords: 'c' } };
  write('seo-tags/default.json', { ...tags, routes: {} });
  const found = () => ({ faults: codes(check().faults), warnings: codes(check().warnings) });
  const all = found();
  expect([all.faults, all.warnings.length]).toEqual([['link-target'], 1]);
  write('seo-tags/default.json', '{');
  expect(found()).toEqual({ faults: ['json-syntax', 'link-target'], warnings: [] });
  // Eight warnings of pages without tags would stand before the fault.
  for (const routes of [[], undefined]) {
    write('seo-tags/default.json', { ...tags, routes });
    expect(found()).toEqual({ faults: ['link-target', 'invalid_type'], warnings: [] });
  }
  write('seo-tags/default.json', { ...tags, routes: {} });
  write('app-config/default.json', '{');
  expect(found()).toEqual({ faults: ['json-syntax'], warnings: all.warnings });
  // What was meant is known.
  write('app-config/default.json', JSON.stringify(hosts).replace(']}', '],}'));
  expect(found()).toEqual({ faults: ['json-syntax', 'link-target'], warnings: all.warnings });
});

const fault = (file: string, address: string) => ({ file, address, code: 'x', message: address });

it('faults of the server come in the order of the lines, after those that have none', () => {
  const lineOf = (address: string) => Number(address);
  const files = [
    { ...noPlaces, kind: 'landing', slug: 'default', file: 'a.json', body: {}, lineOf },
  ] as const;
  const found = [fault('a.json', '3'), fault('b.json', '7'), fault('a.json', '1'), fault('a.json', '2')];
  expect(placedFaults(files, found).map(({ file, line }) => [file, line])).toEqual([
    ['b.json', undefined],
    ['a.json', 1],
    ['a.json', 2],
    ['a.json', 3],
  ]);
});

it('a fault is said of the name that the file has, and in its line', () => {
  write('app-config/default.json', '{ "charges": {\n"packaging": {\n"takeaway": {\n"amount": -1 } } } }');
  const found = check().faults.find(({ address }) => address === 'charges.packaging.P.amount');
  expect([found?.line, found?.message]).toEqual([
    4,
    expect.stringMatching(/^charges\.packaging\.takeaway\.amount /),
  ]);
});

it('prints each file once, with its own faults', () => {
  const printed: string[] = [];
  const found = [{ ...fault('a.json', 'one'), line: 1 }, fault('b.json', 'two'), fault('a.json', 'three')];
  expect(printFaults(found, (line) => void printed.push(line))).toBe(1);
  expect(printed).toEqual(['a.json', '  ✗ line 1: one', '  ✗ three', 'b.json', '  ✗ two']);
});

it('asks no server about nothing', async () => {
  const found = { checked: [], unreadable: [], faults: [fault('a.json', 'x')], warnings: [] };
  const server = { check: () => Promise.reject(new Error('It was asked.')) };
  expect(await checkedByServer(found, { server } as never)).toEqual({ faults: found.faults, warnings: [] });
});

it('a mistake of the program is not taken for a server that does not answer', async () => {
  const server = { check: () => Promise.reject(new TypeError('a mistake')) };
  const file = { file: 'a.json', body: {}, ...noPlaces };
  const checking = checkedByServer(
    { checked: [file], unreadable: [], faults: [], warnings: [] } as never,
    { server } as never,
  );
  await expect(checking).rejects.toThrow('a mistake');
});

it('what the server finds stands among what was found here, by line', async () => {
  const lineOf = (address: string) => Number(address);
  const here = (line: number) => ({ ...fault('a.json', String(line)), line });
  const data = {
    faults: ['7', '2', '5'].map((address) => fault('a.json', address)),
    warnings: [fault('a.json', '4')],
  };
  const server = { check: async () => ({ data }) };
  const checked = [{ ...noPlaces, file: 'a.json', body: {}, lineOf }];
  const found = await checkedByServer(
    {
      checked,
      faults: [here(5), here(6), here(3), fault('a.json', 'x')],
      warnings: [here(9), here(1)],
    } as never,
    { server } as never,
  );
  expect(found.faults.map(({ line }) => line)).toEqual([undefined, 2, 3, 5, 6, 7]);
  expect(found.warnings.map(({ line }) => line)).toEqual([1, 4, 9]);
});
