import type { Logger } from 'pino';
import type { ContentRepository } from './content-repository.ts';
import { readContentFolder } from './read-content-folder.ts';
import { validateDocument } from './validate-document.ts';

/**
 * Publishes those files whose document does not exist yet. What was published stays, however the files change: after the first start
 * documents change by the content command alone. A file with faults is left out and told about.
 */
export async function seedContent(
  folder: string,
  repository: ContentRepository,
  log: Pick<Logger, 'warn'>,
): Promise<number> {
  const { files, faults } = readContentFolder(folder);
  const infoPages = new Set(files.filter(({ kind }) => kind === 'info-page').map(({ slug }) => slug));
  const checked = files.map((file) => ({
    file,
    faults: validateDocument({ ...file, known: { infoPages } }),
  }));
  for (const fault of [...faults, ...checked.flatMap((entry) => entry.faults)])
    log.warn({ file: fault.file }, `not published: ${fault.message}`);
  const { published } = await repository.publishMissing(
    checked
      .filter((entry) => entry.faults.length === 0)
      .map(({ file: { kind, slug, body } }) => ({ kind, slug, body })),
    'seed',
  );
  return published.length;
}
