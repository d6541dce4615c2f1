import { describe, expect, it } from 'vitest';
import type { DocumentIssue } from '#schemas/prepared.ts';
import { type DrawableKind, readPlayground } from './read-playground.ts';

function read(text: string, kind: DrawableKind = 'landing') {
  const reading = readPlayground(text, kind);
  if ('line' in reading) throw new Error(reading.message);
  return reading;
}

function issueAt(path: string): DocumentIssue {
  return { document: 'landing', version: '1', nodeId: '', path, code: 'type' };
}

function textAt(text: string, path: string, kind: DrawableKind = 'landing') {
  const { start, end } = read(text, kind).placeOf(issueAt(path)) ?? { start: 0, end: 0 };
  return text.slice(start, end);
}

describe('readPlayground', () => {
  const landing =
    '{ "document": "landing", "nodes": [{ "id": "a" }, { "id": "b", "props": { "text": 7 } }] }';

  it('finds the nodes and the place of an issue in the text', () => {
    expect(read(landing).nodes).toEqual([{ id: 'a' }, { id: 'b', props: { text: 7 } }]);
    expect(textAt(landing, 'landing[1].props.text')).toBe('7');
  });

  it('shows what is around a value that is missing', () => {
    expect(textAt(landing, 'landing[0].type')).toBe('{ "id": "a" }');
    expect(textAt(landing, 'landing')).toBe(landing);
  });

  it('takes a bare list of nodes', () => {
    expect(read('[{ "id": "a" }]').nodes).toEqual([{ id: 'a' }]);
    expect(textAt('[{ "id": "a" }]', 'landing[0].id')).toBe('"a"');
  });

  it('puts the numbered entries of a left menu in their order', () => {
    const menu = '{ "document": "left-menu", "entries": { "10": { "id": "ten" }, "2": { "id": "two" } } }';
    expect(read(menu, 'left-menu').nodes).toEqual([{ id: 'two' }, { id: 'ten' }]);
    expect(textAt(menu, 'left-menu[1].id', 'left-menu')).toBe('"ten"');
  });

  it('finds faults around the nodes, and leaves those inside to the engine', () => {
    const { issues } = read('{ "document": "landing", "title": 5, "nodes": [{ "id": 3 }] }');
    expect(issues.map(({ path }) => path)).toEqual(['landing.title']);
  });

  it('says where text is no JSON', () => {
    expect(readPlayground('{ "nodes": [ }', 'landing')).toMatchObject({ line: 1, column: 14 });
  });
});
