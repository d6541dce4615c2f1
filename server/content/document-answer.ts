import { Answer, personal, revalidated } from '../http/answer.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RequestDocuments } from './request-documents.ts';

/** Caches may keep documents and revalidate them each time; drafts must not be cached. */
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
