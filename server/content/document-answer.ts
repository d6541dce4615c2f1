import { Answer, personal, revalidated, revalidatedByOne } from '../http/answer.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { AskAgainIn } from './ask-again.ts';
import type { RequestDocuments } from './request-documents.ts';
import type { Varying } from './sent-nodes.ts';

/** Caches may keep documents and revalidate them each time; drafts must not be cached. */
export function cacheable<Body>(
  { preview, isOwn }: RequestDocuments,
  body: Body,
  etag?: string,
): Answer<Body> {
  if (preview) return new Answer(body, { cacheControl: personal });
  const cacheControl = isOwn ? revalidatedByOne : revalidated;
  return new Answer(body, { cacheControl, ...(etag !== undefined && { etag }) });
}

/** The reply with nodes for whoever asks: it says by what it varies, who may keep it and how long, and when to ask again. */
export function targeted<Body>(
  { body, options }: Answer<Body>,
  { vary, isPersonal, changesAt }: Varying,
  askAgainIn?: AskAgainIn,
): Answer<Body> {
  return new Answer(body, {
    ...options,
    ...(isPersonal && options.cacheControl === revalidated && { cacheControl: revalidatedByOne }),
    vary,
    ...askAgainIn?.(changesAt),
  });
}

/** A document without what its head says to those who edit it. */
export function withoutHead<Document extends { readonly $schema?: unknown; readonly title?: unknown }>({
  $schema: _,
  title: _title,
  ...document
}: Document): Omit<Document, '$schema' | 'title'> {
  return document;
}

export function notPublished(document: string): HttpFault {
  return new HttpFault(404, {
    code: 'NOT_PUBLISHED',
    displayMsg: `The document ${document} is not published. Publish it: npm run content -- publish content/${document}.json`,
  });
}
