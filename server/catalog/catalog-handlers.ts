import type { FastifyRequest } from 'fastify';
import { cacheable, notPublished } from '../config/config-handlers.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import { Answer, personal, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import { header } from '../http/session-headers.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { CatalogRepository } from './catalog-repository.ts';
import { findBottomNavigation, findLanding, landingData, storeSlugs } from './landing.ts';
import { registryVersionOf, renderableNodes, sentVersion } from './renderable-nodes.ts';
import { personalKeys, type WidgetContent } from './widget-content.ts';

interface CatalogOptions {
  readonly documentsFor: DocumentsFor;
  readonly catalog: CatalogRepository;
  readonly widgetContent: WidgetContent;
}

/** Replies that depend on what the app can render are kept by caches per registry version. */
const vary = headerNames.registryVersion;

export function catalogHandlers({
  documentsFor,
  catalog,
  widgetContent,
}: CatalogOptions): HandlersOf<
  | 'getLandingV1'
  | 'getLanding'
  | 'getBucketLanding'
  | 'getLeftMenu'
  | 'getBottomNavigation'
  | 'getBestsellers'
  | 'getWidgetContent'
> {
  /** The app falls back to the default store on 403, and on 404 where it knew no store (spec §8). */
  async function checkStore(storeId: string) {
    if (storeId === 'null' || storeId === 'undefined') {
      throw new HttpFault(404, {
        code: 'NO_STORE',
        displayMsg: 'No store was chosen. Ask again with the id of a store.',
      });
    }
    if (!(await catalog.findStore(storeId))) {
      throw new HttpFault(403, {
        code: 'STORE_UNKNOWN',
        displayMsg:
          'Sorry, we are facing some temporary issues with the store selected. Please select a different store',
      });
    }
  }

  const clientVersion = (request: FastifyRequest) => registryVersionOf(header(request, 'registryVersion'));

  async function landing(request: FastifyRequest, storeId: string) {
    await checkStore(storeId);
    const documents = await documentsFor(request);
    const data = await findLanding({
      source: documents.source,
      storeId,
      registryVersion: clientVersion(request),
    });
    if (!data) throw notPublished('landing/default');
    return { documents, data };
  }

  return {
    async getLandingV1({ request, params }) {
      const { documents, data } = await landing(request, params.storeId);
      return varying(
        cacheable(documents, { status: 'SUCCESS' as const, data: [...data.widgets] }, data.version),
      );
    },

    async getLanding({ request, params }) {
      const { documents, data } = await landing(request, params.storeId);
      return varying(cacheable(documents, { status: 'SUCCESS' as const, data: mutable(data) }, data.version));
    },

    async getBucketLanding({ request, params }) {
      const documents = await documentsFor(request);
      const found = await documents.source.find('landing', [
        `bucket-${params.bucketStoreId}`.toLowerCase(),
        'default',
      ]);
      if (!found) throw notPublished('landing/default');
      const data = landingData(found, clientVersion(request));
      return varying(cacheable(documents, { status: 'SUCCESS' as const, data: mutable(data) }, data.version));
    },

    async getLeftMenu({ request, params }) {
      await checkStore(params.storeId);
      const documents = await documentsFor(request);
      const found = await documents.source.find('left-menu', storeSlugs(params.storeId));
      if (!found) throw notPublished('left-menu/default');
      const version = clientVersion(request);
      const entries = Object.entries(found.document.entries).filter(
        ([, node]) => renderableNodes([node], version).length > 0,
      );
      return varying(
        cacheable(
          documents,
          { status: 'SUCCESS' as const, data: Object.fromEntries(entries) },
          sentVersion(found.version, version),
        ),
      );
    },

    async getBottomNavigation({ request, params }) {
      await checkStore(params.storeId);
      const documents = await documentsFor(request);
      const found = await findBottomNavigation({
        source: documents.source,
        storeId: params.storeId,
        registryVersion: clientVersion(request),
      });
      if (!found) throw notPublished('bottom-navigation/default');
      const data = { version: found.version, items: [...found.items] };
      return varying(cacheable(documents, { status: 'SUCCESS' as const, data }, data.version));
    },

    async getBestsellers({ params }) {
      await checkStore(params.storeId);
      const products = await catalog.productsOf(params.storeId, 'bestsellers');
      return new Answer({ status: 'SUCCESS', data: { products } }, { cacheControl: revalidated });
    },

    async getWidgetContent({ params, session }) {
      const { key, storeId } = params;
      if (!widgetContent.knows(key)) {
        throw new HttpFault(404, {
          code: 'NO_SUCH_CONTENT',
          displayMsg: `There is no widget content '${key}'.`,
        });
      }
      await checkStore(storeId);
      const data = await widgetContent.read(key, storeId, session?.userId);
      return new Answer(
        { status: 'SUCCESS', ...(data && { data: { ...data } }) },
        { cacheControl: personalKeys.has(key) ? personal : revalidated },
      );
    },
  };
}

function varying<Body>({ body, options }: Answer<Body>): Answer<Body> {
  return new Answer(body, { ...options, vary });
}

function mutable({ version, widgets, slots }: Awaited<ReturnType<typeof landingData>>) {
  return {
    version,
    widgets: [...widgets],
    ...(slots && {
      slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, [...nodes]])),
    }),
  };
}
