// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, startTransition } from 'react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Documents } from '#schemas/document-types.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { DocumentNodes, type DocumentNodesProps } from './document-nodes.tsx';
import type { EnginePorts, ProductEngine } from '../product-engine.ts';
import { readSource } from '#tests/support/read-source.ts';
import { NeedsReload, NotLoaded } from './late/not-loaded.ts';
import {
  guestFacts,
  lateNoteEngine,
  note,
  noteEngine,
  portsWith,
  prepareNotes,
  watchedNoteEngine,
} from '../testing/notes.tsx';

afterEach(cleanup);
beforeEach(() => {
  // React reports what a boundary caught; the planted failures are expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function page(
  document: PreparedDocument,
  change: Partial<EnginePorts> = {},
  list?: DocumentNodesProps<Documents>['list'],
  engine: ProductEngine = noteEngine,
) {
  return (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 }}>
      <DocumentNodes document={document} ports={portsWith(change)} engine={engine} {...(list && { list })} />
    </SWRConfig>
  );
}

/** Renders inside `act` until views that suspend are loaded. */
async function show(element: ReactElement) {
  return await act(async () => render(element));
}

describe('DocumentNodes', () => {
  it('NAV-01 shows the nodes in the order of the server', async () => {
    await show(page(prepareNotes([note('b'), note('a'), note('c')])));
    await screen.findByText('Note c');
    expect(screen.getAllByRole('region').map((region) => region.textContent)).toEqual([
      'Note b',
      'Note a',
      'Note c',
    ]);
  });

  it('draws the changed node of a newer document alone', async () => {
    const drawn: string[] = [];
    const engine = watchedNoteEngine((id) => drawn.push(id));
    const { fetchContent } = portsWith();
    const first = prepareNotes([note('a'), note('b'), note('c')]);
    const { rerender } = await show(page(first, { fetchContent }, undefined, engine));
    await screen.findByText('Note c');
    drawn.length = 0;
    const nodes = [note('a'), note('b', { props: { text: 'Other words' } }), note('c')];
    rerender(page(prepareNotes(nodes, '2', first), { fetchContent }, undefined, engine));
    expect(screen.getByText('Other words')).toBeVisible();
    expect(drawn).toEqual(['b']);
  });

  it('replaces only the view that throws, and reports it once', async () => {
    const report = vi.fn();
    const document = prepareNotes([note('a'), note('b', { props: { text: 'throw' } }), note('c')]);
    const { rerender } = await show(page(document, { report }));
    await screen.findByText('Note c');
    rerender(page(document, { report }));
    expect(screen.getByText('Note a')).toBeVisible();
    expect(report.mock.calls.map(([issue]) => `${issue.path} ${issue.code}`)).toEqual([
      'landing[1] view-failed',
    ]);
  });

  it.each([
    ['moved', note('a', { contentUrl: '/notices/7' })],
    ['moved and changed', note('a', { contentUrl: '/notices/7', title: 'New' })],
  ])('reports a fault of a node that %s at its address of now', async (_, moved) => {
    let fail = () => {};
    const content = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new Error('planted'));
    });
    const ports = { report: vi.fn(), fetchContent: () => content };
    const first = prepareNotes([note('a', { contentUrl: '/notices/7' })]);
    const { rerender } = await show(page(first, ports));
    const second = prepareNotes([note('new'), moved], '2', first);
    await act(async () => rerender(page(second, ports)));
    await act(async () => fail());
    expect(ports.report.mock.calls.map(([issue]) => `${issue.version} ${issue.path}`)).toEqual([
      '2 landing[1].contentUrl',
    ]);
  });

  it('reports a view that throws when a new document is drawn for that document', async () => {
    const report = vi.fn();
    const first = prepareNotes([note('a')]);
    const { rerender } = await show(page(first, { report }));
    const second = prepareNotes([note('new'), note('a', { props: { text: 'throw' } })], '2', first);
    await act(async () => rerender(page(second, { report })));
    expect(report.mock.calls.map(([issue]) => `${issue.version} ${issue.path} ${issue.code}`)).toEqual([
      '2 landing[1] view-failed',
    ]);
  });

  it('PWA-09 keeps the place of a view whose code was not fetched, and shows it when it can be fetched', async () => {
    const report = vi.fn();
    const { engine, arrive } = lateNoteEngine();
    const document = prepareNotes([note('a')]);
    await show(page(document, { report }, undefined, engine));
    expect(screen.getByRole('status')).toHaveTextContent('This part could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status')).toBeVisible();
    arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Note a')).toBeVisible();
    expect(report.mock.calls.map(([issue]) => `${issue.path} ${issue.code}`)).toEqual([
      'landing[0] view-failed',
    ]);
  });

  it('PWA-09 fetches a view anew where the node is shown again', async () => {
    const { engine, arrive } = lateNoteEngine();
    const document = prepareNotes([note('a')]);
    const { unmount } = await show(page(document, {}, undefined, engine));
    expect(screen.getByRole('status')).toBeVisible();
    unmount();
    arrive();
    await show(page(document, {}, undefined, engine));
    expect(screen.getByText('Note a')).toBeVisible();
  });

  it('shows nothing of an unknown kind to customers and a card with its address to authors', async () => {
    const document = prepareNotes([note('a'), { id: 'x', type: 'hologram' }]);
    const { rerender } = await show(page(document));
    await screen.findByText('Note a');
    expect(screen.queryByRole('note')).toBeNull();
    await act(async () => rerender(page(document, { mode: 'author' })));
    expect(await screen.findByRole('note')).toHaveTextContent('landing[1]');
    expect(screen.getByRole('note')).toHaveTextContent('hologram');
  });

  it('shows the card of a node that moved with its address of now', async () => {
    const { fetchContent } = portsWith();
    const first = prepareNotes([{ id: 'x', type: 'hologram' }]);
    const { rerender } = await show(page(first, { fetchContent, mode: 'author' }));
    expect(await screen.findByRole('note')).toHaveTextContent('landing[0]');
    const second = prepareNotes([note('new'), { id: 'x', type: 'hologram' }], '2', first);
    await act(async () => rerender(page(second, { fetchContent, mode: 'author' })));
    expect(screen.getByRole('note')).toHaveTextContent('landing[1]');
  });

  it('shows a node only while its clause holds', async () => {
    const document = prepareNotes([note('a'), note('b', { when: { orderTypes: ['P'] } })]);
    const { rerender } = await show(page(document));
    await screen.findByText('Note a');
    expect(screen.queryByText('Note b')).toBeNull();
    rerender(page(document, { facts: { ...guestFacts, orderType: 'P' } }));
    expect(await screen.findByText('Note b')).toBeVisible();
  });

  it('WID-03 fetches the content of a node from its link, for the store of the page, and shows it', async () => {
    const fetchContent = vi.fn(() => Promise.resolve({ text: 'From the link' }));
    await show(page(prepareNotes([{ id: 'a', type: 'notice', contentUrl: '/notices/7' }]), { fetchContent }));
    expect(await screen.findByText('From the link')).toBeVisible();
    expect(fetchContent).toHaveBeenCalledExactlyOnceWith('/notices/7', guestFacts.storeId);
  });

  it('WID-03 merges the content of one link over the props of each node that names it', async () => {
    const fetchContent = () => Promise.resolve({ tone: 'good' });
    const nodes = ['First', 'Second'].map((text) =>
      note(text, { contentUrl: '/notices/7', props: { text } }),
    );
    await show(page(prepareNotes(nodes), { fetchContent }));
    expect(await screen.findByText('First')).toBeVisible();
    expect(await screen.findByText('Second')).toBeVisible();
  });

  it('PWA-09 offers no other try of content whose code only a reload of the page gets', async () => {
    const report = vi.fn();
    const fetchContent = () => Promise.reject(new NotLoaded(new NeedsReload('gone')));
    await show(
      page(prepareNotes([{ id: 'a', type: 'notice', contentUrl: '/notices/7' }]), { fetchContent, report }),
    );
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('WID-03 offers another try when the content cannot be fetched, and reports the address', async () => {
    const report = vi.fn();
    const fetchContent = vi
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ text: 'Second try' });
    await show(
      page(prepareNotes([{ id: 'a', type: 'notice', contentUrl: '/notices/7' }]), { fetchContent, report }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Second try')).toBeVisible();
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: 'landing[0].contentUrl', code: 'content-failed' }),
    );
  });

  it('WID-03 shows nothing for empty content, and a note to authors', async () => {
    const fetchContent = () => Promise.resolve(null);
    const document = prepareNotes([note('z'), { id: 'a', type: 'notice', contentUrl: '/notices/7' }]);
    const { rerender } = await show(page(document, { fetchContent }));
    await screen.findByText('Note z');
    await waitFor(() => expect(document.nodes).toHaveLength(2));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(page(document, { fetchContent, mode: 'author' }));
    expect(await screen.findByRole('note')).toHaveTextContent('holds nothing to show');
  });

  it('reports a fault inside fetched content with its address, and keeps what is good', async () => {
    const report = vi.fn();
    const fetchContent = () => Promise.resolve({ text: 'Good', tone: 'loud' });
    await show(
      page(prepareNotes([{ id: 'a', type: 'notice', contentUrl: '/notices/7' }]), { fetchContent, report }),
    );
    expect(await screen.findByText('Good')).toBeVisible();
    await waitFor(() => expect(report).toHaveBeenCalled());
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: 'landing[0].content.tone', code: 'enum' }),
    );
  });

  it('reports content that lacks what the node needs', async () => {
    const report = vi.fn();
    const fetchContent = () => Promise.resolve({ tone: 'good' });
    await show(
      page(prepareNotes([{ id: 'a', type: 'notice', contentUrl: '/notices/7' }]), { fetchContent, report }),
    );
    await waitFor(() => expect(report).toHaveBeenCalled());
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: 'landing[0].content.text', code: 'required' }),
    );
  });

  it('reports clicks from the tracking of the node, with where they led', async () => {
    const track = vi.fn();
    const tracked = note('a', { link: { action: 'deals' }, tracking: { name: 'hero', campaign: 'diwali' } });
    await show(page(prepareNotes([tracked]), { track }));
    const link = await screen.findByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(track).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        kind: 'click',
        nodeId: 'a',
        name: 'hero',
        campaign: 'diwali',
        href: '/offers',
        document: 'landing',
        version: '1',
      }),
    );
  });

  it('CON-13 sets each node apart as its layout says, in one of the three distances of the tokens', async () => {
    const apart = (['tight', 'normal', 'wide'] as const).map((margin) => ({
      ...note(margin),
      layout: { margin },
    }));
    await show(page(prepareNotes([...apart, note('unsaid')])));
    await screen.findByText('Note unsaid');
    const margins = screen
      .getAllByRole('region')
      .map((region) => region.closest<HTMLElement>('[data-margin]')?.dataset['margin']);
    expect(margins).toEqual(['tight', 'normal', 'wide', undefined]);
    const css = readSource('registry/engine/document-nodes.module.css');
    expect(css).toContain('.nodes > :where([data-node]),\n[data-margin="normal"] {');
    const distances = /data-margin="(\w+)"\] \{\s+margin-block-end: var\(--([\w-]+)\);/g;
    expect([...css.matchAll(distances)].map(([, ...words]) => words)).toEqual([
      ['normal', 'gap-close'],
      ['tight', 'gap-tight'],
      ['wide', 'gap-apart'],
    ]);
  });

  it('renders the nodes as a list on request, all at once and without margins of their own', async () => {
    const nodes = Array.from({ length: 30 }, (_, index) => note(`n${index}`));
    const document = prepareNotes([...nodes, { id: 'x', type: 'hologram' }]);
    await show(page(document, { mode: 'author' }, { className: 'columns' }));
    await screen.findByText('Note n0');
    const list = screen.getByRole('list');
    expect(list).toHaveClass('columns');
    expect([...list.children].map(({ tagName }) => tagName)).toEqual(Array.from({ length: 31 }, () => 'LI'));
    expect(list.querySelector('[data-margin]')).toBeNull();
    expect(within(list).getByRole('note')).toHaveTextContent('hologram');
  });

  it('takes a list over at once, seen or not, so that no change of page waits for it', async () => {
    class NothingSeen {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', NothingSeen);
    await noteEngine.view('notice');
    const listOf = (text: string) =>
      page(prepareNotes([note('a', { props: { text } })]), {}, { className: 'bar' });
    const container = window.document.createElement('div');
    container.innerHTML = renderToString(listOf('Before'));
    window.document.body.append(container);
    expect(container).toHaveTextContent('Before');
    const { rerender } = await act(async () => render(listOf('Before'), { container, hydrate: true }));
    await act(async () => startTransition(() => rerender(listOf('After'))));
    expect(container).toHaveTextContent('After');
    vi.unstubAllGlobals();
  });

  it('renders the first screen at once and the rest after it, with space reserved for it', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    vi.stubGlobal('cancelIdleCallback', () => {});
    const { container } = await show(page(prepareNotes(Array.from({ length: 30 }, (_, i) => note(`n${i}`)))));
    await screen.findByText('Note n0');
    // A notice is 96 px high: eleven fill a screen of 1000 px.
    expect(screen.getAllByRole('region')).toHaveLength(11);
    expect(
      (container.querySelector('[aria-hidden][style]') as HTMLElement).style.getPropertyValue(
        '--reserved-height',
      ),
    ).toBe(`${19 * 96}px`);
    while (idle.length > 0) await act(async () => idle.splice(0).forEach((callback) => callback()));
    expect(screen.getAllByRole('region')).toHaveLength(30);
    vi.unstubAllGlobals();
  });
});
