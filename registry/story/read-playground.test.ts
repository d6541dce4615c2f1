import { describe, expect, it } from 'vitest';
import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import type { DrawableKind } from './drawable-kinds.ts';
import { readPlayground } from './read-playground.ts';

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
    expect(textAt(landing, 'landing.heading')).toBe(landing);
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

  const faultsOf = (text: string, kind?: DrawableKind) =>
    read(text, kind).issues.map(({ path, code }) => `${path}: ${code}`);

  it('takes the kind that the document says it is, whatever was chosen', () => {
    const menu = read('{ "document": "left-menu", "entries": { "1": { "id": "one" } } }', 'landing');
    expect(menu).toMatchObject({ kind: 'left-menu', saysKind: true, nodes: [{ id: 'one' }], issues: [] });
    expect(read('[]', 'info-page')).toMatchObject({ kind: 'info-page', saysKind: false });
  });

  it('says of a document that cannot be drawn which can', () => {
    expect(faultsOf('{ "document": "seo-tags", "nodes": [{ "id": "a" }] }')).toEqual([
      'landing.document: No document of this kind can be drawn. Those that can: landing, left-menu, bottom-navigation, feedback-template, info-page.',
    ]);
  });

  it('leaves a list of nodes that is missing or empty to the engine, and shows where it is', () => {
    expect(faultsOf('{ "document": "landing", "nodes": [] }')).toEqual([]);
    expect(faultsOf('{ "document": "landing" }')).toEqual([]);
    expect(faultsOf('{ "document": "left-menu", "entries": {} }')).toEqual([]);
    expect(textAt('{ "document": "landing", "nodes": [] }', 'landing')).toBe('[]');
    expect(textAt('{ "document": "left-menu", "entries": {} }', 'left-menu', 'left-menu')).toBe('{}');
  });

  it('names faults of the head by the codes of the engine, for which there are words', () => {
    const nodes = Array.from({ length: 6 }, (_, id) => ({ id: `${id}` }));
    expect(faultsOf(JSON.stringify({ document: 'bottom-navigation', nodes }))).toEqual([
      'bottom-navigation.nodes: maxItems',
    ]);
    const page = { document: 'info-page', heading: 'x'.repeat(101), updated: 'today', nodes: [{ id: 'a' }] };
    expect(faultsOf(JSON.stringify(page))).toEqual([
      'info-page.heading: maxLength',
      'info-page.updated: pattern',
    ]);
    expect(
      faultsOf('{ "document": "feedback-template", "orderMode": ["X"], "nodes": [{ "id": "a" }] }'),
    ).toEqual(['feedback-template.orderMode[0]: enum', 'feedback-template.heading: required']);
    expect(faultsOf('{ "document": "left-menu", "entries": { "first": { "id": "a" } } }')).toEqual([
      'left-menu.entries.first: name',
    ]);
  });

  it('names what leads nowhere, in the nodes and in those for other screens', () => {
    const text = JSON.stringify({
      document: 'landing',
      nodes: [{ id: 'a', type: 'notice', props: { text: 'Late', icon: 'traking' } }],
      slots: { 'cart.top': [{ id: 'b', type: 'notice', link: { action: 'path', to: '/ofers' } }] },
    });
    expect(faultsOf(text)).toEqual([
      "landing[0].props.icon: There is no icon 'traking'. Design system / Icon / All shows all there are.",
      "landing.slots.cart.top[0].link.to: '/ofers' leads to no screen of the app.",
    ]);
    expect(textAt(text, 'landing[0].props.icon')).toBe('"traking"');
    expect(textAt(text, 'landing.slots.cart.top[0].link.to')).toBe('"/ofers"');
  });
});
