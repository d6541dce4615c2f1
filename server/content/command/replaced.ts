import { checksumOf } from '../canonical-json.ts';
import type { ContentFile } from '../read-content-folder.ts';
import type { ContentServer } from './content-server.ts';

type LiveDocument = NonNullable<Awaited<ReturnType<ContentServer['list']>>['data']>['documents'][number];

export interface Replaced {
  readonly name: string;
  /** The live version. */
  readonly live: LiveDocument;
  /** The earlier version with the same content as the local file, if there is one. */
  readonly earlier?: number;
}

/** The live versions that publishing the files would replace, by the document's name. New and unchanged documents replace nothing. */
export async function whatIsReplaced(
  server: ContentServer,
  files: readonly ContentFile[],
  live: ReadonlyMap<string, LiveDocument>,
): Promise<ReadonlyMap<string, Replaced>> {
  const replaced = new Map<string, Replaced>();
  for (const { kind, slug, body } of files) {
    const name = `${kind}/${slug}`;
    const there = live.get(name);
    const checksum = checksumOf(body);
    if (!there || there.checksum === checksum) continue;
    const versions = (await server.versions(kind, slug)).data?.versions ?? [];
    const earlier = versions.find((version) => version.checksum === checksum)?.version;
    replaced.set(name, { name, live: there, ...(earlier !== undefined && { earlier }) });
  }
  return replaced;
}

/** Whether the content of the local file was live before, and was replaced or rolled back since. */
export function wasLive({ earlier }: Replaced): boolean {
  return earlier !== undefined;
}

/** Whether it was rolled back: its version is newer than the live one. */
export function wasTakenBack({ live, earlier }: Replaced): boolean {
  return earlier !== undefined && earlier > live.version;
}

/** The live versions that the files are the same as. */
export function sameAsLive(
  files: readonly ContentFile[],
  live: ReadonlyMap<string, LiveDocument>,
): ReadonlyMap<string, LiveDocument> {
  const same = new Map<string, LiveDocument>();
  for (const { kind, slug, body } of files) {
    const there = live.get(`${kind}/${slug}`);
    if (there && there.checksum === checksumOf(body)) same.set(`${kind}/${slug}`, there);
  }
  return same;
}

export async function liveDocuments(server: ContentServer): Promise<ReadonlyMap<string, LiveDocument>> {
  const documents = (await server.list()).data?.documents ?? [];
  return new Map(documents.map((document) => [`${document.kind}/${document.slug}`, document]));
}

/** The live version, in words. */
export function versionOf({ live }: Replaced): string {
  return `version ${live.version} by ${live.author}, ${live.publishedAt}`;
}

/** Which version the local file is, where its content was live before; else nothing. */
export function earlierOf({ earlier }: Replaced): string {
  return earlier === undefined ? '' : `; the file here is version ${earlier}`;
}
