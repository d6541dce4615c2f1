import type { Logger } from 'pino';
import type { Routes } from '#schemas/routes.ts';
import type { ContentRepository } from './content-repository.ts';
import { seedAuthor } from '../settings/author-settings.ts';
import { readContentFolder } from './read-content-folder.ts';
import { namesOfDocuments } from '#schemas/check/names-of-documents.ts';
import { validateDocument } from '#schemas/check/validate-document.ts';

interface SeedContent {
  readonly folder: string;
  readonly repository: ContentRepository;
  /** The screens that links of documents may lead to. */
  readonly routes: Routes;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Publishes the files whose document does not exist yet. Published documents stay as they are, even when the files change: after the first
 * start only the content command changes them. A file with faults is left out and logged. One that names what the shop does not have is published,
 * because the app leaves out what it does not find and a shop without a home page sells nothing; what is wrong is logged.
 */
export async function seedContent({ folder, repository, routes, log }: SeedContent): Promise<number> {
  const { files, faults, skipped } = readContentFolder(folder);
  const known = { ...namesOfDocuments(files), routes };
  const ofShop = { ...known, ...(await repository.readShopNames()) };
  const checked = files.map((file) => ({ file, faults: validateDocument({ ...file, known }) }));
  for (const fault of [...faults, ...checked.flatMap((entry) => entry.faults)])
    log.warn({ file: fault.file }, `not published: ${fault.message}`);
  for (const file of skipped) log.warn({ file }, "not published: the name of a document ends with '.json'");
  const { published } = await repository.publishMissing(
    checked
      .filter((entry) => entry.faults.length === 0)
      .map(({ file: { kind, slug, body } }) => ({ kind, slug, body })),
    seedAuthor,
  );
  const isPublished = new Set(published.map(({ kind, slug }) => `${kind}/${slug}`));
  for (const file of files.filter(({ kind, slug }) => isPublished.has(`${kind}/${slug}`)))
    for (const { message } of validateDocument({ ...file, known: ofShop }))
      log.warn({ file: file.file }, `published, but ${message}`);
  return published.length;
}
