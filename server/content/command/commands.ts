import { counted } from '../../counted.ts';
import { checksumOf } from '../canonical-json.ts';
import { describeChanges } from '../describe-changes.ts';
import { checkedByServer, notSaid } from './checked-by-server.ts';
import {
  checkedContent,
  type CommandContext,
  placedFaults,
  printFaults,
  printWarnings,
  UsageFault,
} from './context.ts';
import { oneDocument } from './one-document.ts';
import { publish, type PublishOptions } from './publish.ts';
import { rollback, type RollbackOptions } from './rollback.ts';
import { results } from './results.ts';
import { schemas } from './schemas.ts';
import { earlierOf, liveDocuments, sameAsLive, versionOf, whatIsReplaced } from './replaced.ts';
import { wentLiveText } from '../live-changed.ts';

/** Exit code of the process: 0 done, 1 refused because of faults in the documents. Wrong usage throws and gives 2. */
type Command = (context: CommandContext, options: Options) => Promise<0 | 1>;

interface Options extends PublishOptions, RollbackOptions {
  readonly days?: number;
}

async function validate(context: CommandContext): Promise<0 | 1> {
  const content = checkedContent(context);
  const { faults, warnings, notAsked } = await checkedByServer(content, context);
  printWarnings(warnings, context.print);
  if (faults.length > 0) {
    printFaults(faults, context.print);
    context.print(
      `\n${counted(faults.length, 'fault')} in ${counted(content.count, 'file')}. Nothing was published.`,
    );
  } else context.print(`${counted(content.count, 'document')}: no faults.`);
  if (notAsked !== undefined)
    context.print(
      `Not checked, because the server was not asked: stores, categories, coupons and prices. ${notAsked}`,
    );
  return faults.length > 0 ? 1 : 0;
}

async function diff(context: CommandContext): Promise<0 | 1> {
  const { files, faults, warnings, complete } = checkedContent(context);
  printWarnings(warnings, context.print);
  const live = await liveDocuments(context.server);
  context.began.remember(sameAsLive(files, live));
  const replaced = await whatIsReplaced(context.server, files, live);
  let changed = 0;
  for (const { kind, slug, body } of files) {
    const name = `${kind}/${slug}`;
    const old = replaced.get(name);
    if (live.has(name) && !old) continue;
    changed += 1;
    const base = context.began.find(name);
    const began =
      old && base && base.checksum !== old.live.checksum ? `; it began from version ${base.version}` : '';
    context.print(old ? `${name} (live: ${versionOf(old)}${earlierOf(old)}${began})` : `${name} is new`);
    if (old) for (const line of describeChanges(old.live.body, body)) context.print(`  ${line}`);
  }
  if (context.paths.length === 0 && complete) {
    const here = new Set(files.map(({ kind, slug }) => `${kind}/${slug}`));
    for (const name of live.keys())
      if (!here.has(name)) context.print(`${name} is live and has no file here`);
  }
  if (faults.length > 0) {
    printFaults(faults, context.print);
    context.print(
      `\n${counted(faults.length, 'fault')} to fix before publishing. A file that cannot be read was not compared.`,
    );
    return 1;
  }
  context.print(
    changed === 0
      ? 'The files here are the same as the live documents.'
      : `\n${counted(changed, 'document')} would change. To publish: npm run content -- publish`,
  );
  return 0;
}

async function preview(context: CommandContext): Promise<0 | 1> {
  const content = checkedContent(context);
  const { files, faults: here, warnings } = content;
  printWarnings(warnings, context.print);
  if (here.length > 0) {
    const { faults } = await checkedByServer(content, context);
    printFaults(faults, context.print);
    context.print(`\nNo preview was made: ${counted(faults.length, 'fault')} to fix first.`);
    return 1;
  }
  const live = await liveDocuments(context.server);
  const changed = files.filter(
    ({ kind, slug, body }) => live.get(`${kind}/${slug}`)?.checksum !== checksumOf(body),
  );
  if (changed.length === 0) {
    context.print('Nothing to preview: the files here are the same as the live documents.');
    return 0;
  }
  if (changed.length > 20)
    throw new UsageFault(
      `${changed.length} documents differ from what is live; a preview takes 20. Name the files to preview.`,
    );
  const { data } = await context.server.preview(changed);
  if (!data || data.faults) {
    printFaults(placedFaults(changed, data?.faults ?? []), context.print);
    context.print('\nNo preview was made: the server refused.');
    return 1;
  }
  printWarnings(notSaid(placedFaults(changed, data.warnings ?? []), warnings), context.print);
  context.print(`Preview of ${changed.map(({ kind, slug }) => `${kind}/${slug}`).join(', ')}:`);
  context.print(`\n  ${context.server.address}${data.path}\n`);
  context.print(
    `Only people with this link can see it, until ${data.expiresAt}. To leave the preview: ${context.server.address}/?preview=off`,
  );
  return 0;
}

async function versions(context: CommandContext): Promise<0 | 1> {
  const { kind, slug } = oneDocument(context.paths, 'versions');
  const { data } = await context.server.versions(kind, slug);
  if (!data || data.versions.length === 0) throw new UsageFault(`${kind}/${slug} was never published.`);
  for (const { version, publishedAt, checksum, author, message, live } of data.versions)
    context.print(
      `${live ? '*' : ' '} ${version}  ${publishedAt}  ${checksum}  ${author}${message === null ? '' : `: ${message}`}${live ? '  (live)' : ''}`,
    );
  const rollbacks = data.history.filter(({ isRollback }) => isRollback);
  if (rollbacks.length > 0) context.print('Rollbacks:');
  for (const entry of rollbacks) context.print(`  ${wentLiveText(entry)}`);
  return 0;
}

export const commands: Readonly<Record<string, Command>> = {
  validate,
  check: validate,
  diff,
  publish,
  preview,
  rollback,
  versions,
  results,
  schemas,
};
