import { counted } from '../../counted.ts';
import { checkedByServer } from './checked-by-server.ts';
import { checkedContent, type CommandContext, placedFaults, printFaults, printWarnings } from './context.ts';
import {
  earlierOf,
  liveDocuments,
  type Replaced,
  sameAsLive,
  versionOf,
  wasLive,
  wasTakenBack,
  whatIsReplaced,
} from './replaced.ts';

export interface PublishOptions {
  /** What the author writes about a publication or a rollback. */
  readonly message?: string;
  /** Replace what is live now, whatever the files began from. */
  readonly ontoLive?: boolean;
  /** Publish what the checks warn of. */
  readonly withWarnings?: boolean;
}

/** Makes the files live, all or none. Everything that the checks find is said before anything is. */
export async function publish(
  context: CommandContext,
  { message, ontoLive, withWarnings }: PublishOptions,
): Promise<0 | 1> {
  const content = checkedContent(context);
  const { files } = content;
  const { faults, warnings } = await checkedByServer(content, context);
  printWarnings(warnings, context.print);
  if (faults.length > 0) {
    printFaults(faults, context.print);
    context.print(`\nNothing was published: ${counted(faults.length, 'fault')} to fix first.`);
    return 1;
  }
  const live = await liveDocuments(context.server);
  const replaced = await whatIsReplaced(context.server, files, live);
  const older = ontoLive ? [] : [...replaced.values()].filter(wasLive);
  if (older.length > 0) return refuseOlder(older, context);
  const same = sameAsLive(files, live);
  const unchangedFiles = new Set(
    files.filter(({ kind, slug }) => same.has(`${kind}/${slug}`)).map(({ file }) => file),
  );
  // What is live already was warned of when it was published.
  const warned = warnings.filter(({ file }) => !unchangedFiles.has(file));
  if (warned.length > 0 && !withWarnings) {
    context.print(
      `\nNothing was published: ${counted(warned.length, 'warning')} to look at. Mend what is wrong. If all of it is meant so, publish it: add --with-warnings to the command.`,
    );
    return 1;
  }
  const replaces = (name: string) => (ontoLive ? live.get(name) : context.began.find(name))?.checksum ?? null;
  const { data } = await context.server.publish({
    documents: files.map((file) => ({ ...file, replaces: replaces(`${file.kind}/${file.slug}`) })),
    ...(message !== undefined && { message }),
  });
  if (data?.faults) {
    printFaults(placedFaults(files, data.faults), context.print);
    context.print('\nNothing was published: the server refused.');
    return 1;
  }
  for (const { kind, slug, version } of data?.published ?? []) {
    const name = `${kind}/${slug}`;
    const old = replaced.get(name);
    context.print(
      `Live: ${name}, version ${version}${old ? `. It replaces ${versionOf(old)}${earlierOf(old)}` : ''}`,
    );
    if (version > 1) context.print(`  to undo: npm run content -- rollback ${name}`);
  }
  const unchanged = data?.unchanged.length ?? 0;
  if (unchanged > 0) context.print(`Live already: ${counted(unchanged, 'document')}`);
  context.began.remember(
    new Map([
      ...same,
      ...(data?.published ?? []).map((version) => [`${version.kind}/${version.slug}`, version] as const),
    ]),
  );
  return 0;
}

/** Files whose content was live before, and was replaced or rolled back since, are published on purpose only. */
function refuseOlder(older: readonly Replaced[], { print }: CommandContext): 1 {
  for (const old of older) print(`${old.name} (live: ${versionOf(old)}${earlierOf(old)})`);
  const back = older.filter(wasTakenBack).length;
  const effects = [
    ...(older.length > back ? [`undo later versions of ${counted(older.length - back, 'document')}`] : []),
    ...(back > 0 ? [`publish again the rolled-back content of ${counted(back, 'document')}`] : []),
  ];
  print(
    `\nNothing was published: it would ${effects.join(', and ')}. Get the current files (from version control), or publish these on purpose: npm run content -- publish ${older[0]?.name} --onto-live`,
  );
  return 1;
}
