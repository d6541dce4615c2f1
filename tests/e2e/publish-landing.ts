import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishContent } from '#schemas/api/content.ts';
import type { RunningApp } from './server-fixture.ts';

const file = join(dirname(fileURLToPath(import.meta.url)), '../../content/landing/default.json');

export interface Landing {
  nodes: object[];
  slots: Record<string, object[]>;
}

/** Publishes the home page of the repository with a change, at once: the content command would start a process for it. */
export async function publishLanding(
  { url, authorToken }: Pick<RunningApp, 'url' | 'authorToken'>,
  change: (landing: Landing) => void = () => {},
): Promise<void> {
  const { $schema: _, ...body } = JSON.parse(await readFile(file, 'utf8')) as Landing & { $schema?: string };
  change(body);
  const reply = await fetch(url + publishContent.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${authorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      documents: [{ kind: 'landing', slug: 'default', file: 'landing/default.json', body }],
    }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

/** A node with this text alone. */
export const noticeOf = (id: string, text: string, when?: object) => ({
  id,
  type: 'notice',
  version: 1,
  props: { text },
  ...(when && { when }),
});
