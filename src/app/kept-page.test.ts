import { describe, expect, it } from 'vitest';
import { renderDocument } from './document/render-document.ts';
import { assetsOf, withoutDrawing } from './kept-page.ts';
import { readPageState } from './page-state.ts';

const html = renderDocument({
  metadata: {
    title: 'Menu',
    description: '',
    keywords: '',
    canonical: 'https://x.in/menu',
    picture: 'banner-hero-pizza',
  },
  origin: 'https://x.in',
  state: { known: { dish: '</div><div id="root">' } } as never,
  script: '',
  lastScript: 'go()',
  html: '<main><div>Margherita</div>\n<div>Sides</div></main>',
  entry: '/assets/boot-1a.js',
  scripts: ['/assets/menu-screen-B2_c.js', '/assets/cards-3.js'],
  styles: ['/assets/style-4.css'],
  fonts: ['/assets/figtree-5.woff2'],
  indexed: true,
  hasSplash: false,
});

function stateOf(page: string) {
  return readPageState(/id="page-state">(.*?)<\/script>/s.exec(page)?.[1] ?? '', 0).page;
}

describe('a page that was kept', () => {
  it('names the code, styles and letters that it needs', () => {
    expect(assetsOf(html)).toEqual([
      '/assets/style-4.css',
      '/assets/figtree-5.woff2',
      '/assets/boot-1a.js',
      '/assets/menu-screen-B2_c.js',
      '/assets/cards-3.js',
    ]);
    expect(assetsOf('')).toEqual([]);
  });

  it('is emptied for another address: nothing is drawn, all data stand', () => {
    const emptied = withoutDrawing(html) ?? '';
    const state = stateOf(emptied);
    expect(emptied).toContain('<div id="root"></div>');
    expect(emptied).not.toContain('Margherita');
    expect(state).toEqual(stateOf(html));
    expect(assetsOf(emptied)).toEqual(assetsOf(html));
  });

  it('is not emptied where it has no place for the app', () => {
    expect(withoutDrawing('<h1>Something went wrong!</h1>')).toBeNull();
  });
});
