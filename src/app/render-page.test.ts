import { describe, expect, it } from 'vitest';
import type { PageInput } from '#schemas/page-input.ts';
import { brand } from '#src/config/brand.ts';
import type { PageBucket } from '#schemas/rules/experiment-groups.ts';
import { aStore, cities, offlineStore } from '#src/features/place/testing/country.ts';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import type { Manifest } from './document/assets.ts';
import { escapeHtml } from './document/escape-html.ts';
import { pageScriptsId, pageStateId } from './page-ids.ts';
import { readPageState } from './page-state.ts';
import { renderPageWith } from './render-page.tsx';
import { pageInput } from './testing/page-input.ts';

const manifest = {
  'src/app/boot.ts': { file: 'assets/boot.js' },
  'style.css': { file: 'assets/style.css' },
  'src/app/entry-client.tsx': { file: 'assets/entry.js' },
  'src/features/home/screens/home-screen.tsx': { file: 'assets/home.js' },
  'widgets/notice/view.tsx': { file: 'assets/notice.js' },
  'widgets/bottom-item/view.tsx': { file: 'assets/bar.js' },
  'widgets/hero-carousel/view.tsx': { file: 'assets/hero.js' },
  'src/ui/fonts/figtree.woff2': { file: 'assets/figtree.woff2' },
};

function render(changes: Partial<PageInput> = {}, built: Manifest = manifest) {
  return renderPageWith(built, { ...pageInput, ...changes });
}

function stateOf(html: string) {
  return readPageState(new RegExp(`id="${pageStateId}">(.*?)</script>`, 's').exec(html)?.[1] ?? '', 0).page;
}

/** What the page tells search engines. */
function structuredIn(html: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

/** The names of the groups of the menu that a page came with. */
function groupsOf({ known }: ReturnType<typeof stateOf>): string[] {
  const { groups } = known['menu-preview/14052/D'] as { groups: { name: string }[] };
  return groups.map(({ name }) => name);
}

const infoPage = {
  version: '9',
  document: {
    document: 'info-page',
    heading: 'Terms and conditions',
    updated: '2026-10-05',
    nodes: [{ id: 'a', type: 'text-block', version: 1, props: { paragraphs: ['Fair and short.'] } }],
  },
} as unknown as NonNullable<PageInput['infoPage']>;

describe('renderPage', () => {
  it('NAV-01 renders the widgets of the landing, readable without any script', async () => {
    const { status, html } = await render();
    expect(status).toBe(200);
    expect(html).toContain('Late kitchen');
    expect(html.indexOf('Late kitchen')).toBeLessThan(html.indexOf(pageStateId));
    expect(html).not.toContain('<template');
  });

  it.each<[string, PageBucket, boolean]>([
    ['/', 'A', true],
    ['/', 'B', false],
    ['/menu', 'A', false],
  ])('EXP-20 the page %s for group %s begins with the brand: %s', async (url, bucket, hasSplash) => {
    const { html } = await render({ url, bucket });
    expect(html.includes('class="splash"')).toBe(hasSplash);
  });

  describe('of one product', () => {
    const menu = { ...sampleMenu, bestseller: [], recommended: [], essentials: [] };
    const open = (productId: string) => render({ url: `/customise?productId=${productId}`, menu });
    const shownIn = (html: string) => html.slice(0, html.indexOf(pageStateId));

    it('NAV-11 shows its picture, name and description without any script, and what search engines read of the shop', async () => {
      const { html } = await open('PIZ7');
      expect(shownIn(html)).toContain('San Marzano-style tomato, mozzarella, basil');
      expect(shownIn(html)).toMatch(/<h2[^>]*>.*Margherita/);
      expect(shownIn(html)).toMatch(/pizza-margherita[^"]*\.avif/);
      expect(JSON.stringify(structuredIn(html))).not.toContain('hasMenu');
      // The menu itself is fetched by the app.
      expect(html).not.toContain('Peri Peri Fries');
    });

    it('shows only the name of a combo, whose picture and words are those of what is chosen', async () => {
      const { html } = await open('CMB1');
      expect(shownIn(html)).toMatch(/<h2[^>]*><span>Chicken Feast/);
    });

    it('knows nothing of what is not on the menu', async () => {
      const { status, html } = await open('NOTHING');
      expect(status).toBe(200);
      expect(Object.keys(stateOf(html).known).filter((key) => key.startsWith('customise'))).toEqual([]);
    });
  });

  it('EXP-11 EXP-27 sends the menu in the order of the group and of the client', async () => {
    const menu = { ...sampleMenu, bestseller: [], recommended: [], essentials: [] };
    const first = async (changes: Partial<PageInput>) => {
      const { html } = await render({ url: '/menu/combos', menu, ...changes });
      return { state: stateOf(html), at: (text: string) => html.indexOf(`>${text}<`) };
    };
    const plain = await first({ bucket: 'none' });
    expect(plain.at('Chicken Feast')).toBeLessThan(plain.at('Pizza Duo'));
    expect(plain.state.menuOrder).toBe('plain');
    const cheapest = await first({ bucket: 'B', menuOrder: 'reversed' });
    expect(cheapest.at('Pizza Duo')).toBeLessThan(cheapest.at('Chicken Feast'));
    expect(cheapest.state.menuOrder).toBe('reversed');
    expect(groupsOf(cheapest.state)).toEqual(groupsOf(plain.state).toReversed());
  });

  it('EXP-15 goes by the groups of the configuration', async () => {
    const menu = { ...sampleMenu, bestseller: [], recommended: [], essentials: [] };
    const config = { ...pageInput.config, experiments: { menuSorting: { B: 'default' } } };
    const { html } = await render({ url: '/menu/combos', menu, bucket: 'B', config });
    expect(html.indexOf('>Chicken Feast<')).toBeLessThan(html.indexOf('>Pizza Duo<'));
  });

  it('NAV-02 renders the same page at /landing', async () => {
    expect((await render({ url: '/landing' })).html).toContain('Late kitchen');
  });

  it('WID-01 fills the place that a screen keeps for the landing, in the HTML already', async () => {
    const notice = { id: 'free', type: 'notice', version: 1, props: { text: 'Delivery is free today.' } };
    const landing = {
      version: '7',
      widgets: pageInput.landing?.widgets,
      slots: { 'cart.top': [notice] },
    } as PageInput['landing'] & object;
    const { html } = await render({ url: '/cart', landing });
    expect(html).toContain('Delivery is free today.');
    expect(html.indexOf('Delivery is free today.')).toBeLessThan(html.indexOf(pageStateId));
    expect(stateOf(html).nodeTypes).toContain('notice');
  });

  it('NAV-20 LOC-15 renders the restaurants with links to their pages, and tells search engines where they are', async () => {
    const stores = { first: [aStore, offlineStore], count: 40, cities };
    const { html, status } = await render({ url: '/restaurants', stores });
    expect(status).toBe(200);
    const shown = html.slice(0, html.indexOf(pageStateId));
    expect(shown).toContain('40 restaurants');
    expect(shown).toContain(`href="/restaurants?storeId=${offlineStore.id}"`);
    expect(shown).toContain(cities[0]?.name);
    expect(structuredIn(html)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: { '@type': 'Restaurant', url: expect.stringContaining(`storeId=${aStore.id}`) },
        },
        { position: 2, item: { telephone: offlineStore.phone } },
      ],
    });
  });

  it('NAV-20 LOC-15 renders the page of one restaurant under its own name and address', async () => {
    const { html, status } = await render({ url: `/restaurants?storeId=${aStore.id}`, store: aStore });
    expect(status).toBe(200);
    expect(html.slice(0, html.indexOf(pageStateId))).toContain(aStore.pincode);
    expect(html).toContain(`<title>${aStore.name} · ${escapeHtml(brand.name)}</title>`);
    expect(html).toContain(
      `<link rel="canonical" href="${pageInput.origin}/restaurants?storeId=${aStore.id}">`,
    );
    expect(structuredIn(html)).toMatchObject({
      '@type': 'Restaurant',
      address: { streetAddress: expect.stringContaining(aStore.locality), postalCode: aStore.pincode },
      openingHoursSpecification: { opens: '11:00', closes: '23:00' },
    });
    expect((await render({ url: '/restaurants?storeId=nowhere', store: null })).status).toBe(404);
  });

  it('NAV-13 OFR-01 renders the deals of the store, and the app reads them from the page', async () => {
    const deal = {
      dealId: 'd1',
      heading: 'Two for one',
      code: 'TWOFORONE',
      link: undefined,
      nonVeg: undefined,
    };
    const { html, status } = await render({ url: '/offers', deals: { first: [deal], all: [deal] } });
    expect(status).toBe(200);
    expect(html.indexOf('Two for one')).toBeLessThan(html.indexOf(pageStateId));
    expect(stateOf(html).known).toMatchObject({
      'deals/14052': { first: [{ dealId: 'd1' }], all: [{ dealId: 'd1' }] },
    });
  });

  it('INF-02 renders the site map, and the app reads it from the page', async () => {
    const sitemap = [{ name: 'About us', links: [{ name: 'Our story', path: '/our-story' }] }];
    const { html, status } = await render({ url: '/sitemap', sitemap });
    expect(status).toBe(200);
    expect(html).toMatch(/<main[^]*<a [^>]*href="\/our-story"[^]*<\/main>/);
    expect(stateOf(html).known).toMatchObject({ sitemap });
  });

  it('INF-07 allows the hosts of the configuration to be shown inside the page, and none without', async () => {
    expect((await render()).frameOrigins).toEqual([]);
    const config = { ...pageInput.config, webViewHosts: ['notices.example', 'pages.example:8443'] };
    expect((await render({ config })).frameOrigins).toEqual([
      'https://notices.example',
      'https://pages.example:8443',
    ]);
  });

  it('says of a link with a code that it is being applied, in its place in the HTML already', async () => {
    const { html } = await render({ url: '/offers?offer=FIRST40', deals: { first: [], all: [] } });
    expect(html).toContain('Applying FIRST40');
    const odd = await render({ url: '/offers?offer=%3Cscript%3E', deals: { first: [], all: [] } });
    expect(odd.html).not.toContain('Applying');
  });

  it('NAV-03 sends a path with the /landing prefix to the one without', async () => {
    expect(await render({ url: '/landing/offers' })).toMatchObject({
      status: 308,
      headers: { location: '/offers' },
    });
  });

  it('NAV-33 sends /tnc to /info/tnc', async () => {
    expect(await render({ url: '/tnc' })).toMatchObject({
      status: 308,
      headers: { location: '/info/tnc' },
    });
  });

  it('NAV-55 NAV-56 writes the metadata of the tags file into the head, escaped', async () => {
    const { html } = await render();
    expect(html).toContain('<title>Chicken &amp; pizza</title>');
    expect(html).toContain('<meta name="description" content="Chicken &amp; pizza: the description.">');
    expect(html).toContain('<meta name="keywords" content="Chicken &amp; pizza, food">');
    expect(html).toContain('<link rel="canonical" href="https://coop.example/">');
    expect(html).toContain('"@type":"Restaurant"');
  });

  it('names the chunks and styles of what the page shows, and of nothing else', async () => {
    const { html } = await render();
    expect(html).toContain('<script type="module" src="/assets/boot.js"></script>');
    const scripts = new RegExp(`id="${pageScriptsId}">(.*?)</script>`, 's').exec(html)?.[1] ?? '';
    expect(JSON.parse(scripts)).toEqual([
      '/assets/entry.js',
      '/assets/home.js',
      '/assets/notice.js',
      '/assets/bar.js',
    ]);
    expect(html).toContain('<link rel="stylesheet" href="/assets/style.css">');
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/figtree.woff2" crossorigin>',
    );
    expect(html).not.toContain('hero.js');
  });

  describe('a later style sheet', () => {
    const whole = { file: 'assets/whole-sheet.css' };
    const tall = ['a', 'b', 'c'].map((id) => ({
      id,
      type: 'hygiene-banner',
      version: 1,
      props: { heading: 'Clean hands' },
    }));
    const usual = pageInput.landing as NonNullable<PageInput['landing']>;
    const landing = { ...usual, widgets: [...tall, ...usual.widgets] };
    const linked = '<link rel="stylesheet" href="/assets/whole-sheet.css">';
    const withCss = (key: keyof typeof manifest) => ({
      ...manifest,
      'rest-styles.css': { file: 'assets/rest-styles.css' },
      'whole-sheet.css': whole,
      [key]: { ...manifest[key], css: [whole.file] },
    });

    it('comes after the paint of a page that draws nothing with it', async () => {
      const { html } = await render({}, withCss('widgets/hero-carousel/view.tsx'));
      expect(html).not.toContain(linked);
      expect(html).toContain(`id="${pageScriptsId}">["/assets/rest-styles.css","/assets/entry.js"`);
    });

    it('is waited for by a page that draws something with it, also below the first screen', async () => {
      const { html } = await render({ landing }, withCss('widgets/notice/view.tsx'));
      expect(stateOf(html).laterTypes).toEqual(['notice']);
      expect(html).toContain(linked);
      expect(html).toContain(`id="${pageScriptsId}">["/assets/entry.js"`);
    });
  });

  it('inlines what it was rendered from, prepared, and nothing in it can end the script', async () => {
    const { html } = await render();
    const state = stateOf(html);
    expect(state).toMatchObject({
      storeId: '14052',
      orderType: 'D',
      bucket: 'A',
      nodeTypes: ['notice', 'bottom-item'],
    });
    expect(Object.keys(state.known)).toEqual(
      expect.arrayContaining([
        'landing/ve2/14052',
        'left-menu/14052/catalog-service/ve1/stores/$storeId/leftmenu',
        'bottom-navigation/14052',
        'alerts',
      ]),
    );
    expect(JSON.stringify(state.known)).toContain('</script>');
  });

  it('WID-06 gives the app each document under the key it looks for and the tag it asks by', async () => {
    const own = '/catalog-service/ve1/stores/14052/leftmenu';
    const config = { ...pageInput.config, landingVersion: 've1', bucketStoreId: 'south', leftmenu_url: own };
    const { html } = await render({ url: '/info/tnc', infoPage, config } as Partial<PageInput>);
    const { known } = stateOf(html);
    expect(known).toMatchObject({
      'landing/bucket/south': { etag: '"7"' },
      [`left-menu/14052${own}`]: { etag: '"3"' },
      'bottom-navigation/14052': { etag: '"1"' },
      'info-page/tnc': { etag: '"9"' },
    });
    expect(Object.keys(known).filter((key) => key.startsWith('landing/'))).toHaveLength(1);
  });

  it('WID-08 leaves the left menu to the app where the backend does not know it', async () => {
    const { leftMenu: _, ...input } = pageInput;
    const { known } = stateOf((await renderPageWith(manifest, input)).html);
    expect(Object.keys(known).filter((key) => key.startsWith('left-menu/'))).toEqual([]);
  });

  it('contains the entry, and no inline code besides what it names: a strict content security policy allows it', async () => {
    const { html, scriptOrigins, partnerScriptOrigins, inlineScripts } = await render();
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(
      scripts.flatMap(([, attributes, text]) => (/src=|json/.test(attributes ?? '') ? [] : [text])),
    ).toEqual(inlineScripts);
    expect(html).not.toMatch(/<style/);
    expect(scriptOrigins).toEqual([]);
    expect(partnerScriptOrigins).toEqual({
      GPAY: ['https://microapps.google.com'],
      PAYTM: ['https://appassets.paytm.com'],
    });
  });

  it('WID-10 WID-17 shows the server’s navigation and notices', async () => {
    const { html } = await render();
    const bars = html.match(/<nav aria-label="Pages".*?<\/nav>/gs) ?? [];
    expect(bars).toHaveLength(2);
    for (const bar of bars) {
      expect([...bar.matchAll(/<a [^>]*?href="(.*?)"/g)].map(([, href]) => href)).toEqual([
        '/',
        '/menu',
        '/offers',
      ]);
      expect(bar).toContain('aria-current="page"');
    }
    expect(html).toContain('Rain: ten minutes longer.');
  });

  it('NAV-34 INF-01 renders an information page', async () => {
    const { status, html } = await render({ url: '/info/tnc', infoPage });
    expect(status).toBe(200);
    expect(html).toContain('Terms and conditions</h1>');
    expect(html).toContain('5 October 2026');
    expect(html).toContain('Fair and short.');
  });

  it('ERR-20 answers 404 with the page for an unknown path, and for an information page that does not exist', async () => {
    for (const changes of [{ url: '/nope' }, { url: '/info/nope', infoPage: null }]) {
      const { status, html } = await render(changes);
      expect(status).toBe(404);
      expect(html).toContain('Page Not Found');
      expect(html).toContain('content="noindex"');
    }
  });

  it('contains nothing about a customer, and is the same for all', async () => {
    const [first, second] = await Promise.all([render(), render()]);
    expect(first.html).toBe(second.html);
  });

  it('shows a draft with a ribbon, and keeps it from search engines', async () => {
    const { html } = await render({ url: '/?preview=token', preview: { expiresAt: '2026-11-20T12:00:00Z' } });
    expect(html).toContain('This page shows a draft.');
    expect(html).toContain('content="noindex"');
  });

  it('leaves out a landing that cannot be read, and renders the page without it', async () => {
    const { status, html } = await render({ landing: { version: '8', vary: '', widgets: [] } });
    expect(status).toBe(200);
    expect(stateOf(html).known).not.toHaveProperty(['landing/ve2/14052']);
    expect(html).toContain(brand.fssaiLicence);
  });
});
