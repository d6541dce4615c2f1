import type { FastifyRequest } from 'fastify';
import type { ContentRepository } from './content-repository.ts';
import { type DocumentsSource, withDrafts } from './documents-source.ts';
import type { PreviewTokens } from './preview-token.ts';

/** The cookie that keeps a preview active from page to page. */
export const previewCookie = 'preview';

export interface RequestDocuments {
  readonly source: DocumentsSource;
  /** Set while drafts are shown: replies must not be cached then. */
  readonly preview?: { readonly token: string; readonly expiresAt: Date };
  /** They are changed for one browser: no cache that people share keeps what is made of them. */
  readonly isOwn?: boolean;
}

interface Options {
  readonly live: DocumentsSource;
  readonly repository: ContentRepository;
  readonly tokens: PreviewTokens;
}

/** What names a preview, in the query or in the cookie. */
export function previewTokenOf(request: FastifyRequest): string | undefined {
  const given = (request.query as Record<string, unknown> | undefined)?.preview;
  return typeof given === 'string' ? given : request.cookies[previewCookie];
}

export type DocumentsFor = (request: FastifyRequest) => Promise<RequestDocuments>;

/** The documents that a request sees: the live ones or, with a preview link (in the query, then in a cookie), its drafts first. */
export function createDocumentsFor({ live, repository, tokens }: Options): DocumentsFor {
  return async (request) => {
    const token = previewTokenOf(request);
    const read = token ? await tokens.read(token) : undefined;
    const drafts = read && (await repository.findPreview(read.id));
    if (!token || !read || !drafts) return { source: live };
    return { source: withDrafts(live, drafts), preview: { token, expiresAt: read.expiresAt } };
  };
}
