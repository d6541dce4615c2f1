// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { mirrorStyles } from './mirror-styles.ts';

afterEach(() => document.head.replaceChildren());

function sheet(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
}

function style(text: string): HTMLStyleElement {
  return Object.assign(document.createElement('style'), { textContent: text });
}

/** A page with these elements, and another document that gets its styles. */
function mirrored(...elements: readonly Element[]) {
  document.head.append(...elements);
  const to = document.implementation.createHTMLDocument('screen');
  to.head.replaceChildren();
  const whenStyled = vi.fn<() => void>();
  const stop = mirrorStyles(document, to, whenStyled);
  const copies = () => [...to.head.children];
  return {
    copies,
    whenStyled,
    stop,
    arrive: (at: number, as = 'load') => copies()[at]?.dispatchEvent(new Event(as)),
  };
}

it('says that the page is styled when every sheet has come or failed, once', () => {
  const { whenStyled, arrive } = mirrored(sheet('/a.css'), style('p {}'), sheet('/b.css'));
  expect(whenStyled).not.toHaveBeenCalled();
  arrive(0);
  expect(whenStyled).not.toHaveBeenCalled();
  arrive(2, 'error');
  arrive(2);
  expect(whenStyled).toHaveBeenCalledTimes(1);
});

it('waits for nothing where all styles are in the page', () => {
  expect(mirrored(style('p {}')).whenStyled).toHaveBeenCalledTimes(1);
});

it('adds what comes later in its place, and leaves the sheets that are there', async () => {
  const { copies, whenStyled, arrive } = mirrored(sheet('/a.css'), sheet('/c.css'));
  const [first, last] = copies();
  arrive(0);
  arrive(1);
  document.head.children[0]?.after(sheet('/b.css'));
  await vi.waitFor(() => expect(copies()).toHaveLength(3));
  expect(copies()[0]).toBe(first);
  expect(copies()[1]?.getAttribute('href')).toBe('/b.css');
  expect(copies()[2]).toBe(last);
  arrive(1);
  expect(whenStyled).toHaveBeenCalledTimes(1);
});

it('follows a style that changes or goes', async () => {
  const changing = style('p {}');
  const { copies } = mirrored(changing, style('a {}'));
  changing.textContent = 'p { margin: 0 }';
  document.head.children[1]?.remove();
  await vi.waitFor(() => expect(copies().map(({ textContent }) => textContent)).toEqual(['p { margin: 0 }']));
});

it('takes its copies away when it stops, and is silent afterwards', () => {
  const { copies, whenStyled, stop } = mirrored(sheet('/a.css'));
  const [copy] = copies();
  stop();
  copy?.dispatchEvent(new Event('load'));
  expect(copies()).toEqual([]);
  expect(whenStyled).not.toHaveBeenCalled();
});
