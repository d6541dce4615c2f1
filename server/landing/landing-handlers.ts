import type { FastifyRequest } from 'fastify';
import { cacheable, notPublished } from '../content/document-answer.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import { Answer, personal, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import { header } from '../http/session-headers.ts';
import type { LandingSource } from '#schemas/document-source.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { LandingData } from '#schemas/page-input.ts';
import type { WidgetContentKey } from '#schemas/widget-content.ts';
import type { CheckStore } from '../locator/check-store.ts';
import { findBottomNavigation, findLanding, findLeftMenu } from './landing.ts';
import { registryVersionOf } from './renderable-nodes.ts';
import { personalKeys, type WidgetContent } from './widget-content.ts';

interface LandingOptions {
  readonly documentsFor: DocumentsFor;
  readonly checkStore: CheckStore;
  readonly widgetContent: WidgetContent;
}

/** Replies that depend on what the app can render are kept by caches per registry version. */
const vary = headerNames.registryVersion;

export function landingHandlers({
  documentsFor,
  checkStore,
  widgetContent,
}: LandingOptions): HandlersOf<
  | 'getLandingV1'
  | 'getLanding'
  | 'getBucketLanding'
  | 'getLeftMenu'
  | 'getBottomNavigation'
  | 'getWidgetContent'
> {
  const clientVersion = (request: FastifyRequest) => registryVersionOf(header(request, 'registryVersion'));

  async function landing(request: FastifyRequest, source: LandingSource) {
    if (source.of === 'store') await checkStore(source.storeId);
    const documents = await documentsFor(request);
    const data = await findLanding({
      source: documents.source,
      landing: source,
      registryVersion: clientVersion(request),
    });
    if (!data) throw notPublished('landing/default');
    return { documents, data };
  }

  /** Content of a widget; without data where there is none to show. */
  async function content(key: WidgetContentKey, storeId: string, userId: string | undefined) {
    await checkStore(storeId);
    const data = await widgetContent.read(key, storeId, userId);
    return new Answer(
      { status: 'SUCCESS' as const, ...(data && { data: { ...data } }) },
      { cacheControl: personalKeys.has(key) ? personal : revalidated },
    );
  }

  return {
    async getLandingV1({ request, params: { storeId } }) {
      const { documents, data } = await landing(request, { of: 'store', storeId, version: 've1' });
      return varying(
        cacheable(documents, { status: 'SUCCESS' as const, data: [...data.widgets] }, data.version),
      );
    },

    async getLanding({ request, params: { storeId } }) {
      const { documents, data } = await landing(request, { of: 'store', storeId, version: 've2' });
      return varying(cacheable(documents, { status: 'SUCCESS' as const, data: mutable(data) }, data.version));
    },

    async getBucketLanding({ request, params: { bucketStoreId } }) {
      const { documents, data } = await landing(request, { of: 'bucket', bucketStoreId });
      return varying(cacheable(documents, { status: 'SUCCESS' as const, data: mutable(data) }, data.version));
    },

    async getLeftMenu({ request, params: { storeId } }) {
      await checkStore(storeId);
      const documents = await documentsFor(request);
      const found = await findLeftMenu({
        source: documents.source,
        storeId,
        registryVersion: clientVersion(request),
      });
      if (!found) throw notPublished('left-menu/default');
      const data = { ...found.entries };
      return varying(cacheable(documents, { status: 'SUCCESS' as const, data }, found.version));
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

    getWidgetContent: ({ params: { key, storeId }, session }) => {
      if (widgetContent.knows(key)) return content(key, storeId, session?.userId);
      throw new HttpFault(404, {
        code: 'NO_SUCH_CONTENT',
        displayMsg: `There is no widget content '${key}'.`,
      });
    },
  };
}

function varying<Body>({ body, options }: Answer<Body>): Answer<Body> {
  return new Answer(body, { ...options, vary });
}

function mutable({ version, widgets, slots }: LandingData) {
  return {
    version,
    widgets: [...widgets],
    ...(slots && {
      slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, [...nodes]])),
    }),
  };
}
