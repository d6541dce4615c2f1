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
import type { AskAgainIn } from '../content/ask-again.ts';
import type { CheckStore } from '../locator/check-store.ts';
import { findBottomNavigation, findLanding, findLeftMenu } from './landing.ts';
import { type Receiver, registryVersionOf } from '../content/sent-nodes.ts';
import { personalKeys, type WidgetContent } from './widget-content.ts';

interface LandingOptions {
  readonly documentsFor: DocumentsFor;
  readonly checkStore: CheckStore;
  readonly widgetContent: WidgetContent;
  readonly now: () => number;
  readonly askAgainIn: AskAgainIn;
}

/** Replies that depend on what the app can render are kept by caches per registry version. */
const vary = headerNames.registryVersion;

export function landingHandlers({
  documentsFor,
  checkStore,
  widgetContent,
  now,
  askAgainIn,
}: LandingOptions): HandlersOf<
  | 'getLandingV1'
  | 'getLanding'
  | 'getBucketLanding'
  | 'getLeftMenu'
  | 'getBottomNavigation'
  | 'getWidgetContent'
> {
  const receiverOf = (request: FastifyRequest, storeId?: string): Receiver => ({
    registryVersion: registryVersionOf(header(request, 'registryVersion')),
    storeId,
    now: now(),
  });

  /** The reply, of which the app knows when to ask for it again. */
  function varying<Body>({ body, options }: Answer<Body>, changesAt: number | undefined): Answer<Body> {
    const changesIn = askAgainIn(changesAt);
    return new Answer(body, { ...options, vary, ...(changesIn !== undefined && { changesIn }) });
  }

  async function landing(request: FastifyRequest, source: LandingSource) {
    if (source.of === 'store') await checkStore(source.storeId);
    const documents = await documentsFor(request);
    const data = await findLanding({
      source: documents.source,
      landing: source,
      // All stores share the landing of a bucket.
      receiver: receiverOf(request, source.of === 'store' ? source.storeId : undefined),
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
        data.changesAt,
      );
    },

    async getLanding({ request, params: { storeId } }) {
      const { documents, data } = await landing(request, { of: 'store', storeId, version: 've2' });
      return varying(
        cacheable(documents, { status: 'SUCCESS' as const, data: mutable(data) }, data.version),
        data.changesAt,
      );
    },

    async getBucketLanding({ request, params: { bucketStoreId } }) {
      const { documents, data } = await landing(request, { of: 'bucket', bucketStoreId });
      return varying(
        cacheable(documents, { status: 'SUCCESS' as const, data: mutable(data) }, data.version),
        data.changesAt,
      );
    },

    async getLeftMenu({ request, params: { storeId } }) {
      await checkStore(storeId);
      const documents = await documentsFor(request);
      const found = await findLeftMenu({
        source: documents.source,
        storeId,
        receiver: receiverOf(request, storeId),
      });
      if (!found) throw notPublished('left-menu/default');
      const data = { ...found.entries };
      return varying(
        cacheable(documents, { status: 'SUCCESS' as const, data }, found.version),
        found.changesAt,
      );
    },

    async getBottomNavigation({ request, params }) {
      await checkStore(params.storeId);
      const documents = await documentsFor(request);
      const found = await findBottomNavigation({
        source: documents.source,
        storeId: params.storeId,
        receiver: receiverOf(request, params.storeId),
      });
      if (!found) throw notPublished('bottom-navigation/default');
      const data = { version: found.version, items: [...found.items] };
      return varying(
        cacheable(documents, { status: 'SUCCESS' as const, data }, data.version),
        found.changesAt,
      );
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

function mutable({ version, widgets, slots }: LandingData) {
  return {
    version,
    widgets: [...widgets],
    ...(slots && {
      slots: Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, [...nodes]])),
    }),
  };
}
