import type { FastifyRequest } from 'fastify';
import type { ContentRepository } from './content-repository.ts';
import { type DocumentsSource, withDrafts } from './documents-source.ts';
import type { PreviewTokens } from './preview-token.ts';

const previewCookie = 'preview';

export interface RequestDocuments {
  readonly source: DocumentsSource;
  /** Set while drafts are shown: then nothing may be kept by caches. */
  readonly preview?: { readonly token: string; readonly expiresAt: Date };
}

interface Options {
  readonly live: DocumentsSource;
  readonly repository: ContentRepository;
  readonly tokens: PreviewTokens;
}

export type DocumentsFor = (request: FastifyRequest) => Promise<RequestDocuments>;

/** The documents that a request sees: the live ones or, with a preview link (in the query, then in a cookie), its drafts over them. */
export function createDocumentsFor({ live, repository, tokens }: Options): DocumentsFor {
  return async (request) => {
    const given = (request.query as Record<string, unknown> | undefined)?.preview;
    const token = typeof given === 'string' ? given : cookies(request)[previewCookie];
    const read = token ? await tokens.read(token) : undefined;
    const drafts = read && (await repository.findPreview(read.id));
    if (!token || !read || !drafts) return { source: live };
    return { source: withDrafts(live, drafts), preview: { token, expiresAt: read.expiresAt } };
  };
}

/** The cookie that keeps a preview going from page to page; null ends it. */
export function previewCookieText(preview: RequestDocuments['preview'] | null, isHttps: boolean): string {
  const kept = preview ? `Expires=${preview.expiresAt.toUTCString()}` : 'Max-Age=0';
  const rules = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isHttps ? ['Secure'] : []), kept];
  return [`${previewCookie}=${preview?.token ?? ''}`, ...rules].join('; ');
}

export function cookies(request: FastifyRequest): Record<string, string> {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [pair.trim(), ''] : [pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
