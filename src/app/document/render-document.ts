import type { Menu } from '#schemas/entities/menu.ts';
import type { StoreDetail } from '#schemas/entities/store.ts';
import { brand } from '#src/config/brand.ts';
import { inlineJson, type PageState } from '../page-state.ts';
import { pageScriptsId, pageStateId } from '../page-ids.ts';
import { escapeHtml } from './escape-html.ts';
import { firstPicturePreload } from './first-picture.ts';
import type { Metadata } from './page-metadata.ts';
import { restaurantData, storeData, storeListData } from './structured-data.ts';

export interface DocumentParts {
  readonly metadata: Metadata;
  readonly origin: string;
  readonly state: PageState;
  /** The rendered app; empty for a page that only the browser renders. */
  readonly html: string;
  /** Runs before the first paint, inline. */
  readonly script: string;
  /** Runs when the page has been read, inline. */
  readonly lastScript?: string;
  /** The only other script that runs at once: it fetches the others after the page is painted. */
  readonly entry: string;
  /** Addresses of the chunks that the page needs, and of the style sheet that is not needed before. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** False for pages that search engines should not index. */
  readonly indexed: boolean;
  /** EXP-20. The brand is shown for a moment before the page, in the installed app. */
  readonly hasSplash: boolean;
  /** On pages of the menu: written into the structured data for search engines. */
  readonly menu?: Menu | undefined;
  /** On the list of restaurants, as far as the page shows it. */
  readonly stores?: readonly StoreDetail[] | undefined;
  /** On the page of one restaurant. */
  readonly store?: StoreDetail | undefined;
}

function meta(name: 'name' | 'property', key: string, content: string): string {
  return `<meta ${name}="${key}" content="${escapeHtml(content)}">`;
}

function headOf({ metadata, origin, html, script, styles, fonts, entry, indexed }: DocumentParts): string {
  const { title, description, keywords, canonical, picture } = metadata;
  const image = `${origin}/pictures/${encodeURIComponent(picture)}-1200.webp`;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    // Before the style sheets, which a script waits for.
    `<script>${script}</script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    firstPicturePreload(html),
    `<script type="module" src="${entry}"></script>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    indexed ? '' : meta('name', 'robots', 'noindex'),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<meta name="theme-color" content="${brand.themeColor.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${brand.themeColor.dark}" media="(prefers-color-scheme: dark)">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="format-detection" content="telephone=no">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon-180.png">',
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Not read aloud: the page is below it. It goes by its style sheet alone, also where no script runs. */
const splash = `
    <div class="splash" aria-hidden="true"><img src="/icons/logo-mark.svg" alt="" width="112" height="112"><span>${brand.name}</span></div>`;

function structuredDataOf({ origin, menu, stores, store }: DocumentParts) {
  if (store) return storeData(origin, store);
  return stores ? storeListData(origin, stores) : restaurantData(origin, menu);
}

/** The HTML document around the app. Its data scripts contain no code, so a strict content security policy allows them. */
export function renderDocument(parts: DocumentParts): string {
  const { html, state, scripts, lastScript, indexed, hasSplash } = parts;
  const structured = indexed
    ? `<script type="application/ld+json">${inlineJson(structuredDataOf(parts))}</script>`
    : '';
  const last = lastScript ? `<script>${lastScript}</script>` : '';
  return `<!doctype html>
<html lang="${brand.language}">
  <head>
    ${headOf(parts)}
  </head>
  <body>
    <div id="root">${html}</div>${hasSplash ? splash : ''}
    <script type="application/json" id="${pageStateId}">${inlineJson(state)}</script>
    <script type="application/json" id="${pageScriptsId}">${inlineJson(scripts)}</script>
    ${structured}
    ${last}
  </body>
</html>
`;
}
