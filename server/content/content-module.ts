import { createRateLimit } from '../http/rate-limits.ts';
import type { ModuleParts } from '../module.ts';
import { createAuthorise } from './authorise.ts';
import { createAuthors } from './authors.ts';
import { contentHandlers } from './content-handlers.ts';
import { createContentRepository } from './content-repository.ts';
import { createDocumentsSource } from './documents-source.ts';
import { createPreviewTokens } from './preview-token.ts';
import { createDocumentsFor, type DocumentsFor } from './request-documents.ts';

export type ContentModule = ReturnType<typeof contentModule>;

interface Needs {
  /** Told that other documents are live than before. */
  readonly changed: () => void;
  /** Changes what a request sees of the documents. */
  readonly wrap?: ((documentsFor: DocumentsFor) => DocumentsFor) | undefined;
}

export function contentModule(
  { db, publicDb, changes, counts, settings, secret, authorTokens, now, randomBytes, log }: ModuleParts,
  { changed, wrap = (documentsFor) => documentsFor }: Needs,
) {
  const repository = createContentRepository(db, now);
  const tokens = createPreviewTokens(secret, now);
  const live = createDocumentsSource({
    repository: createContentRepository(publicDb, now),
    changes,
    onNotUnderstood: (places) =>
      log.warn({ places }, 'sent to nobody: this release does not understand for whom it is'),
  });
  const refusals = createRateLimit(counts, { name: 'author', points: 10, seconds: 300 });
  const authors = createAuthors(authorTokens);
  const { authorise, authorOf } = createAuthorise({ authors, refusals });
  return {
    handlers: contentHandlers({
      repository,
      authorOf,
      live,
      changed,
      tokens,
      brandPaths: settings.brandPaths,
      previewSeconds: settings.PREVIEW_TTL_SECONDS,
      now,
      randomBytes,
    }),
    /** Refuses requests without an author token. */
    authorise,
    authors,
    /** Limits the wrong author tokens of one address. */
    refusals,
    /** The documents that are live. */
    live,
    /** The documents that a request sees. */
    documentsFor: wrap(createDocumentsFor({ live, repository, tokens })),
    removeExpired: (ending: AbortSignal) => repository.removeExpiredPreviews({ ending }),
  };
}
