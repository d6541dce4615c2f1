import { describe, expect, it } from 'vitest';
import { contracts } from '#schemas/contracts.ts';
import type { WidgetContract } from '#schemas/contract.ts';
import { type DrawableKind, drawableKinds } from './drawable-kinds.ts';
import { readPlayground } from './read-playground.ts';

const now = Date.parse('2026-11-20T19:45:00+05:30');

function read(text: string, kind: DrawableKind = 'landing') {
  const reading = readPlayground({ text, chosen: kind, now });
  if ('syntax' in reading) throw new Error(reading.syntax[0]?.message);
  return reading;
}

const nodesIn = (text: string) => read(text).parts[0]?.nodes;

function textAt(text: string, address: string, kind?: DrawableKind) {
  const { start, end } = read(text, kind).placeOf(address) ?? { start: 0, end: 0 };
  return text.slice(start, end);
}

const found = (text: string, kind?: DrawableKind) =>
  read(text, kind).findings.map(({ sign, message }) => `${sign} ${message}`);

describe('readPlayground', () => {
  const landing =
    '{ "document": "landing", "nodes": [{ "id": "a" }, { "id": "b", "props": { "text": 7 } }] }';

  it('finds the nodes and the place of an address in the text', () => {
    expect(read(landing).parts).toEqual([
      {
        name: 'landing',
        isSlot: false,
        nodes: [{ id: 'a' }, { id: 'b', props: { text: 7 } }],
        addresses: ['nodes[0]', 'nodes[1]'],
      },
    ]);
    expect(textAt(landing, 'nodes[1].props.text')).toBe('7');
  });

  it('finds the nodes of each slot that has any, in the order of the text', () => {
    const slots = {
      'cart.end': [{ id: 'b' }, { id: 'c' }],
      'offers.top': [],
      'menu.top': [{ id: 'd' }],
      'cart.top': 7,
    };
    const text = JSON.stringify({ document: 'landing', nodes: [{ id: 'a' }], slots });
    const [own, ...others] = read(text).parts;
    expect(own).toMatchObject({ name: 'landing', nodes: [{ id: 'a' }] });
    expect(others).toEqual([
      {
        name: 'cart.end',
        isSlot: true,
        nodes: slots['cart.end'],
        addresses: ["slots['cart.end'][0]", "slots['cart.end'][1]"],
      },
      { name: 'menu.top', isSlot: true, nodes: slots['menu.top'], addresses: ["slots['menu.top'][0]"] },
    ]);
    expect(textAt(text, "slots['cart.end'][1]")).toBe('{"id":"c"}');
  });

  it('finds no slots in a document of another kind', () => {
    const text = '{ "document": "info-page", "nodes": [], "slots": { "cart.end": [{ "id": "a" }] } }';
    expect(read(text).parts.map(({ name }) => name)).toEqual(['info-page']);
  });

  it('shows what is around a value that is missing', () => {
    expect(textAt(landing, 'nodes[0].type')).toBe('{ "id": "a" }');
    expect(textAt(landing, 'heading')).toBe(landing);
  });

  it('takes a bare list of nodes', () => {
    expect(nodesIn('[{ "id": "a" }]')).toEqual([{ id: 'a' }]);
    expect(textAt('[{ "id": "a" }]', 'nodes[0].id')).toBe('"a"');
    expect(textAt('[{ "id": "a" }]', 'entries.1.id', 'left-menu')).toBe('"a"');
  });

  it('puts the numbered entries of a left menu in their order', () => {
    const menu =
      '{ "document": "left-menu", "entries": { "10": { "id": "ten" }, "2": { "id": "two" }, "2.5": { "id": "half" } } }';
    expect(read(menu, 'left-menu').parts).toMatchObject([
      {
        nodes: [{ id: 'two' }, { id: 'half' }, { id: 'ten' }],
        addresses: ['entries.2', "entries['2.5']", 'entries.10'],
      },
    ]);
    expect(textAt(menu, "entries['2.5'].id", 'left-menu')).toBe('"half"');
  });

  it('draws a node for the order type that is written as a word', () => {
    const when = { orderTypes: ['takeaway'] };
    expect(nodesIn(JSON.stringify([{ id: 'a', when }]))).toEqual([{ id: 'a', when: { orderTypes: ['P'] } }]);
  });

  it('hands on the when of a feedback form, and of no other document', () => {
    const when = { session: 'logged-in', from: '2026-12-01T00:00:00+05:30' };
    const of = (document: string) => read(JSON.stringify({ document, when, heading: 'x', nodes: [] }));
    expect(of('feedback-template').formWhen).toEqual(when);
    expect(of('info-page').formWhen).toBeUndefined();
    expect(read('[]', 'feedback-template').formWhen).toBeUndefined();
  });

  it('says where text is no JSON', () => {
    const reading = readPlayground({ text: '{ "nodes": [ }', chosen: 'landing', now });
    expect(reading).toMatchObject({ syntax: [{ line: 1, column: 14 }] });
  });

  it('says all places at once where text is no JSON', () => {
    const text = '[\n  { "id": "a", },\n  { id: "b" }\n]';
    const reading = readPlayground({ text, chosen: 'landing', now });
    expect('syntax' in reading && reading.syntax.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('takes the kind that the document says it is, whatever was chosen', () => {
    const menu = read('{ "document": "left-menu", "entries": { "1": { "id": "one" } } }', 'landing');
    expect(menu).toMatchObject({ kind: 'left-menu', saysKind: true, parts: [{ nodes: [{ id: 'one' }] }] });
    expect(read('[]', 'info-page')).toMatchObject({ kind: 'info-page', saysKind: false });
  });

  it('says of a document that cannot be drawn which can', () => {
    expect(found('{ "document": "seo-tags", "nodes": [{ "id": "a" }] }')).toEqual([
      `✗ document names a kind that cannot be drawn. Those that can: ${drawableKinds.join(', ')}.`,
    ]);
  });

  it('says nothing of the name of a document, which it does not know', () => {
    const nodes = [
      { id: 'a', type: 'text-block', props: { paragraphs: ['x'] } },
      { id: 'b', type: 'notice', props: { text: 'x' }, link: { action: 'path', to: '/info/tnc' } },
    ];
    expect(found(JSON.stringify({ document: 'info-page', heading: 'News', nodes }))).toEqual([]);
    expect(
      found(JSON.stringify([{ id: 'a', type: 'field-nps', props: { question: 'x' } }]), 'feedback-template'),
    ).toEqual([]);
  });

  const all: readonly WidgetContract[] = contracts;
  it.each(all)('finds nothing in the example of $type', ({ type, versions, example, places }) => {
    const kind = drawableKinds.find((place) => places.includes(place)) ?? 'landing';
    const node = { id: 'a', type, version: versions.length, props: example };
    const faults = read(JSON.stringify([node]), kind).findings.filter(({ sign }) => sign === '✗');
    // Coupons of the examples are not of the sandbox.
    expect(faults.filter(({ message }) => !message.includes('is no coupon of the shop'))).toEqual([]);
  });

  const node = (more: object) =>
    JSON.stringify({ document: 'landing', nodes: [{ id: 'a', type: 'notice', ...more }] });
  const props = { text: 'x' };

  it.each([
    ['a misspelt field', node({ props: { txet: 'x', text: 'x' } }), '✗ nodes[0].props.txet is not a field'],
    [
      'a picture of another kind',
      JSON.stringify([
        {
          id: 'a',
          type: 'hero-carousel',
          version: 2,
          props: { slides: [{ heading: 'x', picture: 'fries' }] },
        },
      ]),
      "✗ nodes[0].props.slides[0].picture names a picture of another kind: 'fries'",
    ],
    [
      'a category that does not exist',
      node({ props, link: { action: 'menu', to: 'veg-piza' } }),
      "Did you mean 'veg-pizza'?",
    ],
    [
      'a product that does not exist',
      node({ props, link: { action: 'menu', to: '20/PIZ9999' } }),
      'names a product that the menu does not have',
    ],
    [
      'a coupon that does not exist',
      node({ props, link: { action: 'deals', to: 'FRIST40' } }),
      "Did you mean 'FIRST40'?",
    ],
    [
      'a store that does not exist',
      node({ props, when: { storeIds: ['1'] } }),
      'names a store that does not exist',
    ],
    [
      'an experiment that does not exist',
      node({ props, when: { experiment: { name: 'menuSort', variants: ['A'] } } }),
      '! nodes[0].when.experiment.name names an experiment that does not exist',
    ],
    ['HTML', node({ props: { text: 'Open <b>late</b>' } }), 'holds HTML'],
    [
      'rupees where paise are meant',
      JSON.stringify([
        {
          id: 'a',
          type: 'essentials',
          props: { products: [{ productId: 'x', name: 'x', price: 99, foodType: 0 }] },
        },
      ]),
      'it looks like rupees',
    ],
    [
      'a long word',
      node({ props: { text: 'Rindfleischetikettierungsüberwachung' } }),
      'does not fit a narrow phone',
    ],
    [
      'an information page that does not exist',
      node({ props, link: { action: 'path', to: '/info/our-stori' } }),
      "Did you mean '/info/our-story'?",
    ],
    [
      'what is over by the chosen time',
      node({ props, when: { until: '2026-11-01T00:00:00+05:30' } }),
      '! nodes[0].when.until is over',
    ],
    [
      'a fault in a slot of another screen',
      JSON.stringify({
        document: 'landing',
        nodes: [{ id: 'a', type: 'notice', props }],
        slots: { 'cart.top': [{ id: 'b', type: 'notice', props: { text: 'x', icon: 'traking' } }] },
      }),
      "slots['cart.top'][0].props.icon names an icon that does not exist",
    ],
  ])('finds %s, as the content command does', (_, text, message) => {
    expect(found(text).join('\n')).toContain(message);
  });
});
