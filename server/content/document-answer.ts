import { Answer, personal, revalidated } from '../http/answer.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RequestDocuments } from './request-documents.ts';

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
