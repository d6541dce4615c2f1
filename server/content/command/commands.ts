import { checksumOf } from '../canonical-json.ts';
import { describeChanges } from '../describe-changes.ts';
import { checkedContent, type CommandContext, counted, printFaults, UsageFault } from './context.ts';

/** Exit code of the process: 0 done, 1 refused because of what the documents say. Misuse throws and is 2. */
type Command = (context: CommandContext, options: { readonly toVersion?: number }) => Promise<0 | 1>;

async function validate(context: CommandContext): Promise<0 | 1> {
  const { files, faults, picturesChecked } = checkedContent(context);
  if (faults.length > 0) {
    printFaults(faults, context.print);
    context.print(
      `\n${counted(faults.length, 'fault')} in ${counted(files.length, 'document')}. Nothing was sent anywhere.`,
    );
    return 1;
  }
  context.print(`${counted(files.length, 'document')}: no faults.`);
  if (!picturesChecked)
    context.print(
      `Pictures were not checked: ${context.picturesFile} is missing (npm run pictures makes it).`,
    );
  return 0;
}

async function diff(context: CommandContext): Promise<0 | 1> {
  const { files, faults } = checkedContent(context);
  const live = new Map(
    (await liveDocuments(context)).map((document) => [`${document.kind}/${document.slug}`, document]),
  );
  let changed = 0;
  for (const { kind, slug, body } of files) {
    const name = `${kind}/${slug}`;
    const there = live.get(name);
    if (there?.checksum === checksumOf(body)) continue;
    changed += 1;
    context.print(
      there ? `${name} (live: version ${there.version}, ${there.publishedAt})` : `${name} is new`,
    );
    if (there) for (const line of describeChanges(there.body, body)) context.print(`  ${line}`);
  }
  if (context.paths.length === 0) {
    const here = new Set(files.map(({ kind, slug }) => `${kind}/${slug}`));
    for (const name of live.keys())
      if (!here.has(name)) context.print(`${name} is live and has no file here`);
  }
  context.print(
    changed === 0
      ? 'What is live is what is here.'
      : `\n${counted(changed, 'document')} would change. To publish: npm run content -- publish`,
  );
  return faults.length > 0 ? printFaults(faults, context.print) : 0;
}

async function publish(context: CommandContext): Promise<0 | 1> {
  const { files, faults } = checkedContent(context);
  if (faults.length > 0) {
    printFaults(faults, context.print);
    context.print(`\nNothing was published: ${counted(faults.length, 'fault')} to mend first.`);
    return 1;
  }
  const { data } = await context.server.publish(files);
  if (data?.faults) {
    printFaults(data.faults, context.print);
    context.print('\nNothing was published: the server refused.');
    return 1;
  }
  for (const { kind, slug, version } of data?.published ?? []) {
    context.print(`Live: ${kind}/${slug}, version ${version}`);
    if (version > 1) context.print(`  to undo: npm run content -- rollback ${kind}/${slug}`);
  }
  const unchanged = data?.unchanged.length ?? 0;
  if (unchanged > 0) context.print(`Live already: ${counted(unchanged, 'document')}`);
  return 0;
}

async function preview(context: CommandContext): Promise<0 | 1> {
  const { files, faults } = checkedContent(context);
  if (faults.length > 0) return printFaults(faults, context.print);
  const live = new Map(
    (await liveDocuments(context)).map(({ kind, slug, checksum }) => [`${kind}/${slug}`, checksum]),
  );
  const changed = files.filter(({ kind, slug, body }) => live.get(`${kind}/${slug}`) !== checksumOf(body));
  if (changed.length === 0) {
    context.print('Nothing to preview: what is live is what is here.');
    return 0;
  }
  if (changed.length > 20)
    throw new UsageFault(
      `${changed.length} documents differ from what is live; a preview takes 20. Name the files to preview.`,
    );
  const { data } = await context.server.preview(changed);
  if (!data || data.faults) return printFaults(data?.faults ?? [], context.print);
  context.print(`Preview of ${changed.map(({ kind, slug }) => `${kind}/${slug}`).join(', ')}:`);
  context.print(`\n  ${context.server.address}${data.path}\n`);
  context.print(
    `Only who has this link sees it, until ${data.expiresAt}. To leave the preview: ${context.server.address}/?preview=off`,
  );
  return 0;
}

async function rollback(
  context: CommandContext,
  { toVersion }: { readonly toVersion?: number },
): Promise<0 | 1> {
  const { kind, slug } = oneDocument(context.paths);
  const { data } = await context.server.rollback({
    kind,
    slug,
    ...(toVersion !== undefined && { toVersion }),
  });
  context.print(`Live: ${kind}/${slug}, version ${data?.version}, first published ${data?.publishedAt}.`);
  context.print('The files here are as they were: publish would bring their content back.');
  return 0;
}

async function versions(context: CommandContext): Promise<0 | 1> {
  const { kind, slug } = oneDocument(context.paths);
  const { data } = await context.server.versions(kind, slug);
  if (!data || data.versions.length === 0) throw new UsageFault(`${kind}/${slug} was never published.`);
  for (const { version, publishedAt, checksum, live } of data.versions)
    context.print(`${live ? '*' : ' '} ${version}  ${publishedAt}  ${checksum}${live ? '  live' : ''}`);
  return 0;
}

export const commands: Readonly<Record<string, Command>> = {
  validate,
  diff,
  publish,
  preview,
  rollback,
  versions,
};

async function liveDocuments({ server }: CommandContext) {
  return (await server.list()).data?.documents ?? [];
}

/** `landing/default`, `content/landing/default.json` and `./content/landing/default.json` are the same document. */
function oneDocument(paths: readonly string[]): { kind: string; slug: string } {
  const [, kind, slug] = /(?:^|\/)([a-z-]+)\/([a-z0-9-]+)(?:\.json)?$/.exec(paths[0] ?? '') ?? [];
  if (paths.length !== 1 || kind === undefined || slug === undefined) {
    throw new UsageFault('Name one document, for example: npm run content -- rollback landing/default');
  }
  return { kind, slug };
}
