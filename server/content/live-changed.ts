import type { WentLive } from './content-history.ts';

/** A document of which another version is live than the one that the author began from. */
export interface LiveChange {
  readonly kind: string;
  readonly slug: string;
  /** The version that the author began from; undefined where that is not known. */
  readonly base?: number;
  /** What went live after it, newest first; the live version alone where the base is not known. */
  readonly since: readonly WentLive[];
  /** Lines of describeChanges: from the base to what is live, or from what is live to the author's content. */
  readonly difference: readonly string[];
}

const mostLines = 40;

/** Another version is live than the one that the author saw. */
export class LiveChanged extends Error {
  override name = 'LiveChanged';
}

/** Why a publication is refused: other versions are live than those that the author began from. */
export function notPublished(changes: readonly LiveChange[]): string {
  return [
    'Nothing was published: what is live is not what you began from.',
    ...changes.flatMap(linesOf),
    '',
    'Bring these changes into your file, or get the current file from version control. Then publish with --onto-live, which replaces what is live at that moment.',
  ].join('\n');
}

interface RefusedRollback extends Pick<LiveChange, 'kind' | 'slug' | 'since'> {
  /** The version that was to be taken back. */
  readonly takesBack: number;
}

/** Why a rollback is refused: another version is live than the one that was to be taken back. */
export function notRolledBack({ kind, slug, takesBack, since }: RefusedRollback): string {
  return [
    `Nothing was rolled back: version ${takesBack} of ${kind}/${slug} is not live any more. Since then:`,
    ...since.map((entry) => `  ${wentLiveText(entry)}`),
    '',
    `See what is live: npm run content -- versions ${kind}/${slug}. Then roll back again, if that is still what you want.`,
  ].join('\n');
}

function linesOf({ kind, slug, base, since, difference }: LiveChange): string[] {
  const name = `${kind}/${slug}`;
  const shown = difference.slice(0, mostLines).map((line) => `    ${line}`);
  const more = difference.length - shown.length;
  return [
    '',
    base === undefined
      ? `${name}: which version your file began from is not known. Live is:`
      : `${name}: your file began from version ${base}. Since then:`,
    ...since.map((entry) => `  ${wentLiveText(entry)}`),
    base === undefined ? '  Your file differs from it:' : '  What changed:',
    ...shown,
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ];
}

/** One line of the history of a document. */
export function wentLiveText({ version, at, isRollback, author, message }: WentLive): string {
  const done = isRollback ? `rolled back to version ${version}` : `version ${version}`;
  return `${at}  ${done} by ${author ?? '(not recorded)'}${message === null ? '' : `: ${message}`}`;
}
