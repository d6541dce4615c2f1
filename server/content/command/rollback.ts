import { checksumOf } from '../canonical-json.ts';
import { readContentFolder } from '../read-content-folder.ts';
import type { CommandContext } from './context.ts';
import { oneDocument } from './one-document.ts';

export interface RollbackOptions {
  readonly toVersion?: number;
  readonly message?: string;
}

/** Makes an earlier version live, and says what becomes of the file here. */
export async function rollback(
  context: CommandContext,
  { toVersion, message }: RollbackOptions,
): Promise<0 | 1> {
  const { kind, slug } = oneDocument(context.paths, 'rollback');
  const name = `${kind}/${slug}`;
  const versions = (await context.server.versions(kind, slug)).data?.versions ?? [];
  const seen = versions.find(({ live }) => live);
  const { data } = await context.server.rollback({
    kind,
    slug,
    ...(toVersion !== undefined && { toVersion }),
    ...(seen && { takesBack: seen.version }),
    ...(message !== undefined && { message }),
  });
  if (data && !data.takenBack) {
    context.print(`Live already: ${name}, version ${data.version}. Nothing was rolled back.`);
    return 0;
  }
  context.print(`Live: ${name}, version ${data?.version}, first published ${data?.publishedAt}.`);
  // A file that began from it has what the version has that it replaced, and may replace that once it is mended. It may lack what others have in any
  // other version, an earlier one too.
  const began = context.began.find(name);
  if (data?.takenBack && toVersion === undefined && began?.checksum === data.takenBack.checksum)
    context.began.remember(new Map([[name, data]]));
  if (data?.takenBack) {
    const { version, author, publishedAt } = data.takenBack;
    context.print(`Taken back: version ${version} by ${author}, ${publishedAt}.`);
    if (author !== data.rolledBackBy)
      context.print(
        `! It is the work of ${author}, not yours. To make it live again: npm run content -- rollback ${name} --to ${version}`,
      );
  }
  context.print(
    ofTheFile(context, { name, live: data?.checksum, takenBack: data?.takenBack?.checksum, versions }),
  );
  return 0;
}

interface RolledBack {
  readonly name: string;
  /** The checksum of what is live now. */
  readonly live: string | undefined;
  /** That of what was live before. */
  readonly takenBack: string | undefined;
  /** All that were ever live. */
  readonly versions: readonly { readonly version: number; readonly checksum: string }[];
}

/** What to do with the file here. */
function ofTheFile(
  { contentDir, began }: CommandContext,
  { name, live, takenBack, versions }: RolledBack,
): string {
  const { files, count } = readContentFolder(contentDir, [name]);
  if (count === 0) return `There is no ${contentDir}/${name}.json here.`;
  const [file] = files;
  if (!file) return `The file here cannot be read. To see why: npm run content -- validate ${name}`;
  const here = checksumOf(file.body);
  if (here === live) return 'The file here is the same as what is live now.';
  if (began.find(name)?.checksum !== live)
    return 'The file here did not change. It began from another version, so publish will refuse it: get the current file (from version control) before you go on.';
  if (here === takenBack)
    return 'The file here did not change. Correct it: while it holds what was taken back, publish refuses everything that is sent with it.';
  const earlier = versions.find(({ checksum }) => checksum === here);
  return earlier
    ? `The file here did not change. It is version ${earlier.version}, which publish makes live with --onto-live only.`
    : 'The file here did not change. It is none of the versions: to publish it, see what would change with diff first.';
}
