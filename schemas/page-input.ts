// Types only: the interface between the backend, which finds the data of a page, and the app's server entry, which renders it.
import type { Deal, SitemapSection } from './api/catalog.ts';
import type { SentConfig } from './documents/app-config.ts';
import type { Alert } from './documents/alerts.ts';
import type { Menu } from './entities/menu.ts';
import type { City, StoreDetail } from './entities/store.ts';
import type { InfoPageDocument } from './documents/info-page.ts';
import type { SeoTagsDocument } from './documents/seo-tags.ts';
import type { Node, OrderTypeCode } from './node.ts';
import type { PartnerApp } from './partner-apps.ts';
import type { MenuOrder } from './page-cookies.ts';
import type { PageBucket } from './rules/experiment-groups.ts';

/** A document for some people: other people get other nodes of it. */
interface Targeted {
  /** The headers by which a call chooses the nodes, as in `vary` of its reply. The app asks again where it knows more of them than the page. */
  readonly vary: string;
}

/** The home page as the landing call that the configuration selects returns it. */
export interface LandingData extends Targeted {
  /** Version of the reply, which is also its ETag; the page's first calls send it. The other documents here have the same field. */
  readonly version: string;
  readonly widgets: readonly Node[];
  readonly slots?: Readonly<Record<string, readonly Node[]>>;
}

/** The list of restaurants, as far as it is shown at once. */
export interface StoresOfPage {
  readonly first: readonly StoreDetail[];
  readonly count: number;
  /** All cities that have some. */
  readonly cities: readonly City[];
}

/**
 * Everything that the HTML of a page depends on. It holds no data of the customer, so that all requests with the same path, part of the
 * query (page-query.ts), store, order type, experiment bucket and order of the menu get the same response.
 */
export interface PageInput {
  /** Path as asked for, and of the query what the page depends on (page-query.ts). */
  readonly url: string;
  /** Scheme and host that the page is published under, for canonical addresses: https://example.in. */
  readonly origin: string;
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  /** Experiment bucket; 'new' for a client that has none yet. */
  readonly bucket: PageBucket;
  readonly menuOrder: MenuOrder;
  /** app-config with the web overrides of pwa-config laid over it. */
  readonly config: SentConfig;
  readonly seoTags: SeoTagsDocument;
  /** On the home page and on screens that host slots. */
  readonly landing?: LandingData;
  /**
   * Content of the landing's nodes by their contentUrl, $storeId replaced, except content that belongs to one customer. With it the nodes of
   * the first screen are rendered complete.
   */
  readonly widgetContents?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** On the menu's screens and on that of one product: what the menu call returns for the store and the order type. */
  readonly menu?: Menu;
  /** On the page of the offers: the deals that the store puts first, and every deal. */
  readonly deals?: { readonly first: readonly Deal[]; readonly all: readonly Deal[] };
  /** On the site map: what there is to link to. */
  readonly sitemap?: readonly SitemapSection[];
  /** On the list of restaurants, where it is not filtered. */
  readonly stores?: StoresOfPage;
  /** On the page of one restaurant; null when there is none with its id. */
  readonly store?: StoreDetail | null;
  /** Absent while none is published, and where the configuration names another address for it. */
  readonly leftMenu?: {
    readonly version: string;
    readonly entries: Readonly<Record<string, Node>>;
  } & Targeted;
  readonly bottomNavigation: { readonly version: string; readonly items: readonly Node[] } & Targeted;
  readonly alerts: readonly Alert[];
  /** What 'now' means on the page, in epoch milliseconds: the last time at which anything on it began or ended, so that it stays the same page until the next one. */
  readonly renderedAt: number;
  /** The next time at which a node begins or ends, in epoch milliseconds. */
  readonly changesAt?: number;
  /** On information pages; null when there is no such page. */
  readonly infoPage?: ({ readonly version: string; readonly document: InfoPageDocument } & Targeted) | null;
  /** The page shows drafts to the holder of a signed link. */
  readonly preview?: { readonly expiresAt: string };
}

export interface PageOutput {
  readonly status: number;
  readonly html: string;
  /** A redirect says where to without a query: whoever sends it adds that of the request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Exact text of the page's inline scripts: the content security policy allows them by their hashes. */
  readonly inlineScripts?: readonly string[];
  /** Origins besides the page's own from which it loads scripts, which it calls, from which its maps come, and whose pages it shows: the content security policy allows these. */
  readonly scriptOrigins?: readonly string[];
  /** The same of pages in the app of a partner, besides. */
  readonly partnerScriptOrigins?: Readonly<Record<PartnerApp, readonly string[]>>;
  readonly connectOrigins?: readonly string[];
  readonly imageOrigins?: readonly string[];
  readonly frameOrigins?: readonly string[];
}

/** What the built server entry exports as `renderPage`. */
export type RenderPage = (input: PageInput) => Promise<PageOutput>;
