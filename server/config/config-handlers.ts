import type { AppConfigDocument } from '#schemas/documents/app-config.ts';
import type { Alert } from '#schemas/documents/alerts.ts';
import type { SeoTagsDocument } from '#schemas/documents/seo-tags.ts';
import type { CatalogRepository } from '../catalog/catalog-repository.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import type { DocumentsFor, RequestDocuments } from '../content/request-documents.ts';
import { Answer, personal, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { Settings } from '../settings.ts';
import type { CityOfIp } from './ip-cities.ts';

interface ConfigOptions {
  readonly documentsFor: DocumentsFor;
  readonly catalog: CatalogRepository;
  readonly cityOfIp: CityOfIp;
  readonly settings: Pick<Settings, 'DEFAULT_STORE_ID' | 'DEFAULT_WALLET_APPLIED'>;
  readonly now: () => number;
}

export function configHandlers({
  documentsFor,
  catalog,
  cityOfIp,
  settings,
  now,
}: ConfigOptions): HandlersOf<
  'getAppConfig' | 'getPwaConfig' | 'getAlerts' | 'getSeoTags' | 'getDefaultStore' | 'getInfoPage'
> {
  return {
    async getAppConfig({ request }) {
      const documents = await documentsFor(request);
      const found = await documents.source.find('app-config', ['default']);
      if (!found) throw notPublished('app-config/default');
      return cacheable(documents, { status: 'SUCCESS' as const, data: found.document }, found.version);
    },

    async getPwaConfig({ request }) {
      const documents = await documentsFor(request);
      const overrides = await pwaOverrides(documents.source);
      return cacheable(documents, { status: 'SUCCESS' as const, data: overrides.values }, overrides.version);
    },

    async getAlerts({ request }) {
      const documents = await documentsFor(request);
      const alerts = await currentAlerts(documents.source, now());
      return cacheable(documents, { status: 'SUCCESS' as const, data: { alerts: [...alerts] } });
    },

    async getSeoTags({ request }) {
      const documents = await documentsFor(request);
      const found = await documents.source.find('seo-tags', ['default']);
      if (!found) throw notPublished('seo-tags/default');
      return cacheable(documents, found.document, found.version);
    },

    async getDefaultStore({ request }) {
      const city = cityOfIp(request.ip);
      const store = city === undefined ? undefined : await catalog.findStoreOfCity(city);
      return {
        status: 'SUCCESS',
        data: {
          storeInCurrentIpCity: store ?? null,
          panIndiaStore: settings.DEFAULT_STORE_ID,
          isDefaultWalletApplied: settings.DEFAULT_WALLET_APPLIED,
        },
      };
    },

    async getInfoPage({ request, params }) {
      const documents = await documentsFor(request);
      const found = await documents.source.find('info-page', [params.slug]);
      if (!found) throw new HttpFault(404, { code: 'NO_SUCH_PAGE', displayMsg: 'Page Not Found' });
      return cacheable(documents, { status: 'SUCCESS' as const, data: found.document }, found.version);
    },
  };
}

/** Documents may be kept by caches that ask each time; drafts may not be kept at all. */
export function cacheable<Body>({ preview }: RequestDocuments, body: Body, etag?: string): Answer<Body> {
  if (preview) return new Answer(body, { cacheControl: personal });
  return new Answer(body, { cacheControl: revalidated, ...(etag !== undefined && { etag }) });
}

export function notPublished(document: string): HttpFault {
  return new HttpFault(404, {
    code: 'NOT_PUBLISHED',
    displayMsg: `The document ${document} is not published. Publish it: npm run content -- publish content/${document}.json`,
  });
}

/** What pwa-config says itself, without the defaults that would hide what app-config says. */
async function pwaOverrides(
  source: DocumentsSource,
): Promise<{ values: Partial<AppConfigDocument>; version: string }> {
  const found = await source.find('app-config', ['pwa']);
  if (!found) return { values: {}, version: 'none' };
  const written = Object.keys(found.body as object);
  const values = Object.fromEntries(Object.entries(found.document).filter(([key]) => written.includes(key)));
  return { values, version: found.version };
}

/** app-config with the web's overrides over it: what pages are rendered with. */
export async function effectiveConfig(source: DocumentsSource): Promise<AppConfigDocument | undefined> {
  const found = await source.find('app-config', ['default']);
  return found && { ...found.document, ...(await pwaOverrides(source)).values, document: 'app-config' };
}

export async function currentAlerts(source: DocumentsSource, now: number): Promise<readonly Alert[]> {
  const found = await source.find('alerts', ['default']);
  return (found?.document.alerts ?? []).filter(
    ({ from, until }) =>
      (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until)),
  );
}

export async function seoTags(source: DocumentsSource): Promise<SeoTagsDocument | undefined> {
  return (await source.find('seo-tags', ['default']))?.document;
}
