import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import { contracts } from '../contracts.ts';
import type { WidgetContract } from '../contract.ts';
import { validateDocument } from './validate-document.ts';

const hero = {
  id: 'hero',
  type: 'hero-carousel',
  version: 2,
  props: { slides: [{ heading: 'Hot', picture: 'banner-hero-pizza' }] },
};
const notice = { id: 'note', type: 'notice', props: { text: 'Open late' } };

function faultsOf(nodes: unknown[], extra: Record<string, unknown> = {}, known = {}) {
  return validateDocument({
    kind: 'landing',
    body: { document: 'landing', nodes, ...extra },
    file: 'landing/default.json',
    known,
  });
}

it.each((contracts as readonly WidgetContract[]).map((contract) => [contract.type, contract] as const))(
  'WID-01 accepts the example of %s where it belongs',
  (type, contract) => {
    const place = contract.places[0] as DocumentKind;
    const node = { id: 'a', type, version: contract.versions.length, props: contract.example };
    const heads: Record<string, object> = {
      landing: { nodes: [node] },
      'left-menu': { entries: { 1: node } },
      'bottom-navigation': { nodes: [node] },
      'feedback-template': { heading: 'How was it?', nodes: [node] },
      'info-page': { heading: 'A page', nodes: [node] },
    };
    expect(validateDocument({ kind: place, body: { document: place, ...heads[place] }, file: 'x' })).toEqual(
      [],
    );
  },
);

it('accepts a node of an old version', () => {
  const old = {
    id: 'hero',
    type: 'hero-carousel',
    version: 1,
    props: { images: [{ title: 'Hot', image: 'banner-hero-pizza', url: '/offers' }] },
  };
  expect(faultsOf([old])).toEqual([]);
});

const cases: [string, unknown[], Record<string, unknown>, string, string, RegExp][] = [
  [
    'a missing field',
    [notice, { ...hero, props: { slides: [{ picture: 'x' }] } }],
    {},
    'nodes[1].props.slides[0].heading',
    'invalid_type',
    /is missing. Add it: a text/,
  ],
  [
    'a mistyped field',
    [{ ...notice, props: { text: 'Hi', headng: 'x' } }],
    {},
    'nodes[0].props.headng',
    'unknown-key',
    /Did you mean 'heading'/,
  ],
  [
    'a mistyped field of the node',
    [{ ...notice, tracing: {} }],
    {},
    'nodes[0].tracing',
    'unknown-key',
    /Did you mean 'tracking'/,
  ],
  [
    'a mistyped field of the document',
    [notice],
    { titel: 'x' },
    'titel',
    'unknown-key',
    /Did you mean 'title'/,
  ],
  [
    'a mistyped value',
    [{ ...notice, props: { text: 'Hi', tone: 'warnin' } }],
    {},
    'nodes[0].props.tone',
    'invalid_value',
    /Did you mean 'warning'\? Write one of: 'info', 'good', 'warning'/,
  ],
  [
    'an unknown kind',
    [{ ...hero, type: 'hero-carousell' }],
    {},
    'nodes[0].type',
    'unknown-type',
    /Did you mean 'hero-carousel'/,
  ],
  [
    'a kind named like a member of every object',
    [{ ...hero, type: 'constructor' }],
    {},
    'nodes[0].type',
    'unknown-type',
    /Write one of: /,
  ],
  [
    'a kind from another document',
    [{ id: 'a', type: 'menu-entry', props: { label: 'x' } }],
    {},
    'nodes[0].type',
    'wrong-place',
    /left-menu/,
  ],
  [
    'a version that does not exist yet',
    [{ ...notice, version: 9 }],
    {},
    'nodes[0].version',
    'unknown-version',
    /Write 1/,
  ],
  ['an id used twice', [notice, notice], {}, 'nodes[1].id', 'duplicate-id', /nodes\[0\]\.id/],
  [
    'an id used twice across slots',
    [notice],
    { slots: { 'cart.top': [notice] } },
    "slots['cart.top'][0].id",
    'duplicate-id',
    /nodes\[0\]\.id/,
  ],
  [
    'a dead link',
    [{ ...notice, link: { action: 'path', to: '/ofers' } }],
    {},
    'nodes[0].link',
    'dead-link',
    /Did you mean '\/offers'/,
  ],
  [
    'a script as a link',
    [{ ...notice, link: { action: 'url', to: ['javascript', 'alert(1)'].join(':') } }],
    {},
    'nodes[0].link.to',
    'invalid_format',
    /not written as it must/,
  ],
  [
    'a plain http address',
    [{ ...notice, link: { action: 'url', to: 'http://example.in' } }],
    {},
    'nodes[0].link.to',
    'invalid_format',
    /https/,
  ],
  [
    'an unknown action',
    [{ ...notice, link: { action: 'ofers' } }],
    {},
    'nodes[0].link.action',
    'invalid_value',
    /Write one of: /,
  ],
  [
    'a target that the action does not take',
    [{ ...notice, link: { action: 'home', to: '/cart' } }],
    {},
    'nodes[0].link',
    'link-target',
    /Remove 'to'/,
  ],
  [
    'a missing target',
    [{ ...notice, link: { action: 'path' } }],
    {},
    'nodes[0].link',
    'link-target',
    /needs 'to'/,
  ],
  [
    'a dead link inside the props',
    [
      {
        ...hero,
        props: { slides: [{ heading: 'x', picture: 'y', link: { action: 'path', to: '/nowhere' } }] },
      },
    ],
    {},
    'nodes[0].props.slides[0].link',
    'dead-link',
    /no screen/,
  ],
  [
    'content that nothing answers',
    [{ ...notice, contentUrl: '/catalog-service/ve1/stores/$storeId/widget/bestseler' }],
    {},
    'nodes[0].contentUrl',
    'dead-content',
    /widget\/bestsellers/,
  ],
  [
    'too long a text',
    [{ ...notice, props: { text: 'x'.repeat(300) } }],
    {},
    'nodes[0].props.text',
    'too_big',
    /at most 240 characters/,
  ],
  ['an empty text', [{ ...notice, props: { text: '' } }], {}, 'nodes[0].props.text', 'too_small', /is empty/],
  [
    'a time without its offset',
    [{ ...notice, when: { from: '2026-11-20T10:00:00' } }],
    {},
    'nodes[0].when.from',
    'invalid_format',
    /\+05:30/,
  ],
  [
    'a day that does not exist',
    [{ ...notice, when: { from: '2026-02-30T10:00:00+05:30' } }],
    {},
    'nodes[0].when.from',
    'invalid_format',
    /does not exist/,
  ],
  [
    'an end before its beginning',
    [{ ...notice, when: { from: '2026-12-24T18:00:00+05:30', until: '2026-12-24T12:00:00Z' } }],
    {},
    'nodes[0].when',
    'never-shown',
    /'until' is not after 'from'/,
  ],
  [
    'a clause for nobody',
    [{ ...notice, when: { orderTypes: [] } }],
    {},
    'nodes[0].when',
    'never-shown',
    /'orderTypes' is empty/,
  ],
  [
    'a slot of no screen',
    [notice],
    { slots: { 'cart.topp': [{ ...notice, id: 'b' }] } },
    "slots['cart.topp']",
    'unknown-slot',
    /Did you mean 'cart.top'/,
  ],
  ['a page of nothing', [], {}, 'nodes', 'too_small', /at least 1 entry. It has 0/],
  [
    'a call that is no content of a widget',
    [{ ...notice, contentUrl: '/content-service/ve1/documents' }],
    {},
    'nodes[0].contentUrl',
    'dead-content',
    /Write \/[^ ]+, with a key of: /,
  ],
  [
    'a number for a text',
    [{ ...notice, props: { text: 5 } }],
    {},
    'nodes[0].props.text',
    'invalid_type',
    /must be a text in quotes, not 5/,
  ],
];

it.each(cases)('finds %s', (...[, nodes, extra, address, code, message]) => {
  expect(faultsOf(nodes, extra)).toContainEqual({
    file: 'landing/default.json',
    address,
    code,
    message: expect.stringMatching(message),
  });
});

it.each([
  ['http://example.in', 'Begin with https://'],
  [['javascript', 'alert(1)'].join(':'), 'Begin with https://'],
  ['//example.in', 'Begin with https://'],
])('says how an address begins that is written as %s', (to, cure) => {
  const [fault] = faultsOf([{ ...notice, link: { action: 'url', to } }]);
  expect(fault?.message).toContain(cure);
  expect(fault?.message).not.toContain('what the field is for');
});

it('finds links to information pages that do not exist', () => {
  const node = { ...notice, link: { action: 'path', to: '/info/tcn' } };
  expect(faultsOf([node], {}, { infoPages: new Set(['tnc']) })).toEqual([
    expect.objectContaining({ code: 'dead-link', message: expect.stringContaining("'/info/tnc'") }),
  ]);
});

it.each([null, [], 'text', 5])('refuses %j as a document', (body) => {
  expect(validateDocument({ kind: 'landing', body, file: 'x' })).toEqual([
    expect.objectContaining({ address: '', code: 'not-an-object' }),
  ]);
});

const pageFaults = (body: object) =>
  validateDocument({ kind: 'info-page', body: { document: 'info-page', ...body }, file: 'x' }).map(
    ({ address, code }) => `${address} ${code}`,
  );

it('WID-19 finds a page without a heading', () => {
  const nodes = [{ id: 'a', type: 'notice', props: { text: 'x' } }];
  expect(pageFaults({ heading: '', nodes })).toEqual(['heading blank']);
  expect(pageFaults({ heading: '   ', nodes })).toEqual(['heading blank']);
});
