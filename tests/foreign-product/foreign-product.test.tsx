// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { staleFiles } from '#registry/build/compile-contracts.ts';
import { DocumentNodes } from '#registry/engine/document-nodes.tsx';
import type { EnginePorts } from '#registry/engine/engine-ports.ts';
import { readContent } from '#registry/engine/node-content.ts';
import { prepareDocument } from '#registry/engine/prepare-document.ts';
import { preloadViews } from '#registry/engine/registry.ts';
import { resolveLink } from '#registry/engine/resolve-link.ts';
import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import type { KioskDocuments, KioskFacts } from './documents.ts';
import { kiosk, kioskReading } from './kiosk.ts';
import { source } from './source.ts';

const child: KioskFacts = { card: 'child', branch: 'north', now: Date.parse('2026-11-20T12:00:00Z') };

function prepare(nodes: unknown, place: KioskDocuments['place'] = 'lobby') {
  return prepareDocument(
    { document: place, version: '1', place, nodes },
    { ...kioskReading, contract: kiosk.contract },
  );
}

const sea = { title: 'The Sea', link: { action: 'reserve', to: '9780330483292' } };
const shelf = (id: string, more: object = {}) => ({
  id,
  type: 'shelf',
  version: 2,
  props: { books: [sea] },
  ...more,
});
const announcement = (id: string, text: string, more: object = {}) => ({
  id,
  type: 'announcement',
  props: { text },
  ...more,
});

const reported: DocumentIssue[] = [];
function page(nodes: readonly object[], facts: KioskFacts = child) {
  const ports: EnginePorts<KioskDocuments> = {
    facts,
    fetchContent: () => Promise.reject(new Error('The kiosk is offline.')),
    report: (issue) => reported.push(issue),
    track: () => {},
    mode: 'customer',
  };
  return <DocumentNodes document={prepare(nodes)} ports={ports} engine={kiosk} />;
}

beforeAll(() => preloadViews(kiosk, kiosk.types));
afterEach(() => reported.splice(0));

describe('the document engine, in a product that is not ours', () => {
  it('has contracts that our compiler compiled', () => {
    expect(staleFiles(source)).toEqual([]);
    expect(staleFiles({ ...source, out: 'test-results/no-such-folder' })).toContain(
      'test-results/no-such-folder/widget-shapes.ts',
    );
  });

  it('renders on the server, and is taken over in the browser', async () => {
    const nodes = [announcement('hello', 'We close at six today.'), shelf('new')];
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(page(nodes));
    expect(host.textContent).toContain('We close at six today.');
    const link = host.querySelector('a');
    const root = await act(async () => hydrateRoot(host, page(nodes)));
    expect(host.querySelector('a')).toBe(link);
    await userEvent.click(screen.getByRole('button', { name: 'Held: 0' }));
    expect(screen.getByRole('button', { name: 'Held: 1' })).toBeVisible();
    act(() => root.unmount());
    host.remove();
  });

  it('resolves its own actions, and no target that they do not take', async () => {
    await act(async () => render(page([shelf('new')])));
    expect(screen.getByRole('link', { name: 'The Sea' })).toHaveAttribute('href', '/reserve/9780330483292');
    expect(screen.getByRole('link', { name: 'When we are open' })).toHaveAttribute('href', '/hours');
    expect(resolveLink(kiosk.links, { action: 'reserve', to: 'javascript:alert(1)' })).toBeNull();
    expect(resolveLink(kiosk.links, { action: 'menu' } as never)).toBeNull();
    expect(resolveLink(kiosk.links, { action: 'constructor' } as never)).toBeNull();
  });

  it('reports an action that is ours and not its own', () => {
    const { nodes, issues } = prepare([shelf('new', { link: { action: 'menu', to: 'veg-pizza' } })]);
    expect(nodes[0]?.link).toBeUndefined();
    expect(issues.map(({ path, code }) => [path, code])).toEqual([['lobby[0].link.action', 'enum']]);
  });

  it('hides by its own facts, and by the clock', () => {
    const adults = announcement('adults', 'Wine in the garden.', { when: { readers: ['adult'] } });
    const over = announcement('over', 'Closed yesterday.', { when: { until: '2026-11-20T00:00:00Z' } });
    expect(renderToString(page([adults, over, shelf('new')]))).not.toMatch(/Wine|Closed/);
    expect(renderToString(page([adults, shelf('new')], { ...child, card: 'adult' }))).toContain('Wine');
    expect(renderToString(page([adults, shelf('new')], { ...child, card: null }))).not.toContain('Wine');
  });

  it.each([
    ['of our product', { session: 'guest' }, 'lobby[0].when.session', 'unknown-clause'],
    ['that nobody has', { constructor: 1 }, 'lobby[0].when.constructor', 'unknown-clause'],
    ['with a value that it does not know', { readers: ['robot'] }, 'lobby[0].when.readers[0]', 'enum'],
    ['with a time that is none', { from: '2026-02-39T00:00:00Z' }, 'lobby[0].when.from', 'no-such-time'],
  ])('hides a node with a clause %s, and reports it', (_, when, path, code) => {
    const { nodes, issues } = prepare([announcement('odd', 'Secret.', { when }), shelf('new')]);
    expect(nodes[0]).toMatchObject({ id: 'odd', unknown: 'when', props: {} });
    expect(issues.map((issue) => [issue.path, issue.code])).toContainEqual([path, code]);
  });

  it('hides a node whose clause got past the reader: a prepared document is data as well', () => {
    const [node] = prepare([announcement('odd', 'Secret.')]).nodes;
    const ports = {
      facts: child,
      fetchContent: () => Promise.reject(),
      report() {},
      track() {},
      mode: 'customer',
    };
    const html = renderToString(
      <DocumentNodes
        document={{ ...prepare([shelf('new')]), nodes: [{ ...node, when: { rain: true } } as never] }}
        ports={ports as EnginePorts<KioskDocuments>}
        engine={kiosk}
      />,
    );
    expect(html).not.toContain('Secret.');
  });

  it('migrates a document of an older version', () => {
    const { nodes, issues } = prepare([shelf('old', { version: 1, props: { book: 'The Sea' } })]);
    expect(issues).toEqual([]);
    expect(nodes[0]?.props).toEqual({ books: [{ title: 'The Sea' }] });
  });

  it('keeps a node out of a place that its contract does not name, and a kind that is ours', () => {
    const { nodes, issues } = prepare([announcement('here', 'Hush.'), shelf('new')], 'reading-room');
    expect(nodes.map(({ id }) => id)).toEqual(['new']);
    expect(issues.map(({ code }) => code)).toEqual(['wrong-place']);
    expect(prepare([{ id: 'a', type: 'notice', props: { text: 'x' } }]).issues[0]?.code).toBe('unknown-type');
  });

  it('reads what its server fills in, by the same contract', () => {
    const [node] = prepare([{ id: 'new', type: 'shelf', contentUrl: '/new-books', version: 2 }]).nodes;
    const engine = { ...kioskReading, contract: kiosk.contract };
    if (!node) throw new Error('The node with a contentUrl was left out.');
    expect(readContent(node, { books: [sea, { title: 5 }] }, engine)).toEqual({
      props: { books: [sea] },
      faults: [{ path: ['books', 1, 'title'], code: 'type' }],
    });
  });
});
