import { getFeedbackTemplate } from '#schemas/compiled/calls/get-feedback-template.ts';
import { getOlderFeedbackTemplate } from '#schemas/compiled/calls/get-older-feedback-template.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { headerNames } from '#schemas/header-names.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { type DocumentReader, loadDocument, prepareReadable } from '../load-document.ts';
import { useServerDocument } from '../use-server-document.ts';

export interface FeedbackTemplate {
  readonly etag: string | null;
  readonly heading: string;
  /** It came by the older call. */
  readonly isOlder: boolean;
  readonly document: PreparedDocument;
}

interface Asked {
  readonly reader: DocumentReader;
  readonly orderMode: string | undefined;
  readonly storeId: string;
  readonly previous?: FeedbackTemplate | undefined;
}

/** API-135. Where the newer call is refused, the older one is asked; without a connection neither answers. */
async function loadFeedbackTemplate(asked: Asked): Promise<FeedbackTemplate> {
  try {
    return await loadFrom(getFeedbackTemplate, asked);
  } catch (error) {
    const kind = refusalIn(error)?.kind;
    if (kind === undefined || kind === 'network' || kind === 'session') throw error;
    return loadFrom(getOlderFeedbackTemplate, { ...asked, previous: undefined });
  }
}

function loadFrom(
  endpoint: typeof getFeedbackTemplate | typeof getOlderFeedbackTemplate,
  { reader, orderMode, storeId, previous }: Asked,
): Promise<FeedbackTemplate> {
  return loadDocument({
    reader,
    endpoint,
    options: { query: { orderMode }, headers: { [headerNames.storeId]: storeId } },
    previous,
    async read({ heading, nodes }, etag, keeping): Promise<FeedbackTemplate> {
      const place = 'feedback-template';
      const document = await prepareReadable(keeping, {
        document: place,
        version: etag ?? '',
        place,
        nodes,
      });
      return { etag, heading, document, isOlder: endpoint.id === getOlderFeedbackTemplate.id };
    },
  });
}

/** No page carries a form: its key is not among `documentKeys`, which every page loads. */
const templateKey = (orderMode: string, storeId: string, isLoggedIn: boolean) =>
  `feedback-template/${orderMode}/${storeId}${isLoggedIn ? '/customer' : ''}`;

/**
 * The form for an order type; null while that is not known. Read once, because a form must not change while it is filled in; guests and customers, and
 * those of each store, may have different ones.
 */
export function useFeedbackTemplate(orderMode: string | undefined | null) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const storeId = useAppSelector(selectStoreId);
  return useServerDocument<FeedbackTemplate>({
    key: orderMode === null ? null : templateKey(orderMode ?? '', storeId, isLoggedIn),
    load: (reader, previous) =>
      loadFeedbackTemplate({ reader, orderMode: orderMode ?? undefined, storeId, previous }),
    once: true,
  });
}
