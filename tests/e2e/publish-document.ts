import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { publishContent } from '#schemas/api/content.ts';
import type { appConfigDocument } from '#schemas/documents/app-config.ts';
import type { RunningApp } from './server-fixture.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../content');

/** Publishes a document of the repository with a change, at once: the content command would start a process for it. */
export async function publishDocument<Document extends object>(
  { url, authorToken }: Pick<RunningApp, 'url' | 'authorToken'>,
  kind: string,
  change: (document: Document) => void,
): Promise<void> {
  const file = `${kind}/default.json`;
  const read = await readFile(join(folder, file), 'utf8');
  const { $schema: _, ...body } = JSON.parse(read) as Document & { $schema?: string };
  change(body as unknown as Document);
  const reply = await fetch(url + publishContent.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${authorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents: [{ kind, slug: 'default', file, body }] }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

/** Publishes the app-config of the repository with these settings over its own. */
export function publishConfig(
  app: Pick<RunningApp, 'url' | 'authorToken'>,
  settings: Partial<z.input<typeof appConfigDocument>> = {},
): Promise<void> {
  return publishDocument(app, 'app-config', (config) => Object.assign(config, settings));
}
