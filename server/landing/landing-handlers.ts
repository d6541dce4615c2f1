import type { FastifyRequest } from 'fastify';
import { cacheable, notPublished, targeted } from '../content/document-answer.ts';
import { receiverOf } from '../content/receiver-of.ts';
import type { DocumentsFor, RequestDocuments } from '../content/request-documents.ts';
import { Answer, keptUntil, personal, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import { minuteEnd } from '../http/minute-end.ts';
import type { Session } from '../http/session.ts';
import type { LandingSource } from '#schemas/document-source.ts';
import type { LandingData } from '#schemas/page-input.ts';
import type { WidgetContentKey } from '#schemas/widget-content.ts';
import { draftedMix } from '../catalog/drafted-mix.ts';
import type { AskAgainIn } from '../content/ask-again.ts';
import type { CheckStore } from '../locator/check-store.ts';
import { findBottomNavigation, findLanding, findLeftMenu } from './landing.ts';
import type { Varying } from '../content/sent-nodes.ts';
import { personalKeys, type WidgetContent } from './widget-content.ts';

interface LandingOptions {
  readonly documentsFor: DocumentsFor;
  readonly checkStore: CheckStore;
  readonly widgetContent: WidgetContent;
  /** When the next offer ends, in epoch milliseconds. */
  readonly nextEnd: () => Promise<number>;
  readonly now: () => number;
  readonly askAgainIn: AskAgainIn;
}

interface Asking {
  readonly request: FastifyRequest;
  readonly session: Session | undefined;
}

export function landingHandlers({
  documentsFor,
  checkStore,
  widgetContent,
  nextEnd,
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
  /** Who asks for the documents of a store. */
  const whoAsks = ({ request, session }: Asking, { source }: RequestDocuments, storeId: string) =>
    receiverOf({ request, isLoggedIn: session?.isLoggedIn ?? false, storeId, source, now: now() });

  /** What was found, for whoever asked. */
  const answer = <Data>(
    documents: RequestDocuments,
    data: Data,
    found: Varying & { readonly version: string },
  ) => targeted(cacheable(documents, { status: 'SUCCESS' as const, data }, found.version), found, askAgainIn);

  async function landing(asking: Asking, source: LandingSource) {
    const { request } = asking;
    if (source.of === 'store') await checkStore(source.storeId);
    const documents = await documentsFor(request);
    const receiver =
      source.of === 'store'
        ? await whoAsks(asking, documents, source.storeId)
        : // A bucket has one document for all stores and sessions; whose it is shown to is in the headers.
          await receiverOf({ request, isLoggedIn: undefined, source: documents.source, now: now() });
    const data = await findLanding({ source: documents.source, landing: source, receiver });
    if (!data) throw notPublished('landing/default');
    return { documents, data };
  }

  /** Content of a widget; without data where there is none to show. */
  async function content(key: WidgetContentKey, storeId: string, { request, session }: Asking) {
    await checkStore(storeId);
    const by = await draftedMix(await documentsFor(request));
    const read = async () => {
      const data = await widgetContent.read(key, { storeId, userId: session?.userId, by });
      return { status: 'SUCCESS' as const, ...(data && { data: { ...data } }) };
    };
    if (personalKeys.has(key) || by) return new Answer(await read(), { cacheControl: personal });
    // Dishes are sold by the hour, and offers end.
    const until = Math.min(minuteEnd(now()), await nextEnd());
    return keptUntil(new Answer(await read(), { cacheControl: revalidated }), until, now());
  }

  return {
    async getLandingV1({ request, session, params: { storeId } }) {
      const source = { of: 'store', storeId, version: 've1' } as const;
      const { documents, data } = await landing({ request, session }, source);
      return answer(documents, [...data.widgets], data);
    },

    async getLanding({ request, session, params: { storeId } }) {
      const source = { of: 'store', storeId, version: 've2' } as const;
      const { documents, data } = await landing({ request, session }, source);
      return answer(documents, mutable(data), data);
    },

    async getBucketLanding({ request, session, params: { bucketStoreId } }) {
      const { documents, data } = await landing({ request, session }, { of: 'bucket', bucketStoreId });
      return answer(documents, mutable(data), data);
    },

    async getLeftMenu({ request, session, params: { storeId } }) {
      await checkStore(storeId);
      const documents = await documentsFor(request);
      const receiver = await whoAsks({ request, session }, documents, storeId);
      const found = await findLeftMenu({ source: documents.source, storeId, receiver });
      if (!found) throw notPublished('left-menu/default');
      return answer(documents, { ...found.entries }, found);
    },

    async getBottomNavigation({ request, session, params: { storeId } }) {
      await checkStore(storeId);
      const documents = await documentsFor(request);
      const receiver = await whoAsks({ request, session }, documents, storeId);
      const found = await findBottomNavigation({ source: documents.source, storeId, receiver });
      if (!found) throw notPublished('bottom-navigation/default');
      return answer(documents, { version: found.version, items: [...found.items] }, found);
    },

    getWidgetContent: ({ params: { key, storeId }, request, session }) => {
      if (widgetContent.knows(key)) return content(key, storeId, { request, session });
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
