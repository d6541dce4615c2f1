import { getFeedbackTemplate } from '#schemas/compiled/calls/get-feedback-template.ts';
import { getOlderFeedbackTemplate } from '#schemas/compiled/calls/get-older-feedback-template.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { type DocumentReader, loadDocument, prepareReadable } from '../load-document.ts';
import { audienceHeaders } from '../audience.ts';
import { selectAudience } from '../select-audience.ts';
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
  { reader, orderMode, previous }: Asked,
): Promise<FeedbackTemplate> {
  return loadDocument({
    reader,
    endpoint,
    options: { query: { orderMode } },
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

/**
 * No page carries a form: its key is not among `documentKeys`, which every page loads. The group of experiments is not part of it: while the app runs it
 * changes by app-config alone, and a form must not change while it is filled in.
 */
function templateKey(orderMode: string, audience: string) {
  const others = audience.split(',').filter((_, at) => audienceHeaders[at] !== headerNames.experimentGroup);
  return `feedback-template/${orderMode}?${others.join()}`;
}

/**
 * The form for an order type; null while that is not known. Read once. Others for whom documents are chosen
 * (select-audience.ts) may have different ones.
 */
export function useFeedbackTemplate(orderMode: string | undefined | null) {
  const audience = useAppSelector(selectAudience);
  return useServerDocument<FeedbackTemplate>({
    // Before the app has started it is not known who asks.
    key: orderMode === null || !audience ? null : templateKey(orderMode ?? '', audience),
    load: (reader, previous) =>
      loadFeedbackTemplate({
        reader: { ...reader, audience },
        orderMode: orderMode ?? undefined,
        previous,
      }),
    once: true,
  });
}
