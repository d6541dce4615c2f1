import type { Routes } from '#schemas/routes.ts';
import { type ContentFile, readContentFolder } from '../read-content-folder.ts';
import type { Fault } from '#schemas/check/fault.ts';
import { namesBeside } from '#schemas/check/names-of-documents.ts';
import { validateDocument } from '#schemas/check/validate-document.ts';
import { warnDocument } from '#schemas/check/warn-document.ts';
import type { BeganFrom } from './began-from.ts';
import type { ContentServer } from './content-server.ts';

/** The parts that every command works with. */
export interface CommandContext {
  readonly contentDir: string;
  /** The screens that links of documents may lead to. */
  readonly routes: Routes;
  /** Files or folders named on the command line; all of content/ when there are none. */
  readonly paths: readonly string[];
  readonly server: ContentServer;
  /** What the files began from. */
  readonly began: BeganFrom;
  /** From how many kB on a document is too heavy. */
  readonly heaviestKb?: number;
  readonly now: () => number;
  readonly print: (line: string) => void;
}

/** The command was used in a way that cannot work: exit code 2. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}

/** A fault with its line when the file is local; the server reports files and addresses only. */
type PlacedFault = Fault & { readonly line?: number };

export interface CheckedContent {
  readonly files: readonly ContentFile[];
  /** Those that were checked: the files, and what broken ones were meant to be. */
  readonly checked: readonly ContentFile[];
  /** Those of which nothing could be read. */
  readonly unreadable: readonly ContentFile[];
  /** How many files there are, those that could not be read among them. */
  readonly count: number;
  readonly faults: readonly PlacedFault[];
  /** Probable mistakes that do not prevent publishing. */
  readonly warnings: readonly PlacedFault[];
  /** Every file could be read, so `files` is complete. */
  readonly complete: boolean;
}

/** Reads and validates the files that the command is about. Links to information pages are checked against all files. */
export function checkedContent({
  contentDir,
  routes,
  paths,
  heaviestKb,
  now,
}: Pick<CommandContext, 'contentDir' | 'routes' | 'paths' | 'heaviestKb' | 'now'>): CheckedContent {
  const all = readContentFolder(contentDir);
  const skipped = all.skipped.map((file) => ({
    file,
    address: '',
    code: 'skipped',
    message: "This file is left out: the name of a document ends with '.json', in small letters. Rename it.",
  }));
  const chosen = paths.length === 0 ? all : readContentFolder(contentDir, paths);
  const leftOut = skipped.map(({ file, message }) => `\n${file}: ${message}`).join('');
  if (chosen.missing.length > 0) {
    throw new UsageFault(
      `No file below ${contentDir} fits ${chosen.missing.join(', ')}. Name files like ${contentDir}/landing/default.json, or leave them out for all documents.${leftOut}`,
    );
  }
  // Of another folder than was meant a script would read that there are no faults.
  if (chosen.count === 0 && chosen.faults.length === 0) {
    throw new UsageFault(
      `There is no document below ${contentDir}, such as ${contentDir}/landing/default.json. Run the command where the content folder is, or name it with --content.${leftOut}`,
    );
  }
  const known = {
    routes,
    ...namesBeside(
      all.broken.filter(isUnreadable),
      [...all.files, ...all.broken].filter((file) => !isUnreadable(file)),
    ),
    ...(heaviestKb !== undefined && { heaviestKb }),
  };
  const checked = [...chosen.files, ...chosen.broken.filter((file) => !isUnreadable(file))];
  const placed = (check: (file: ContentFile) => readonly Fault[]) =>
    checked.flatMap((file) =>
      check(file)
        .map((fault) => placedIn(file, fault))
        .sort((left, right) => left.line - right.line),
    );
  return {
    files: chosen.files,
    checked,
    unreadable: chosen.broken.filter(isUnreadable),
    count: chosen.count,
    complete: chosen.faults.length === 0,
    faults: [...chosen.faults, ...placed((file) => validateDocument({ ...file, known }))],
    warnings: [
      ...(paths.length === 0 ? skipped : []),
      ...placed((file) => warnDocument({ ...file, known, now: now() })),
    ],
  };
}

function isUnreadable({ body }: ContentFile): boolean {
  return body === undefined;
}

/** Adds the line to faults that the server found in local files. */
export function placedFaults(
  files: readonly ContentFile[],
  faults: readonly Fault[],
): readonly PlacedFault[] {
  const fileOf = new Map(files.map((file) => [file.file, file]));
  return faults
    .map((fault): PlacedFault => {
      const file = fileOf.get(fault.file);
      return file === undefined ? fault : placedIn(file, fault);
    })
    .sort((left, right) => (left.line ?? 0) - (right.line ?? 0));
}

/** With its line, and with the address as the file has it. */
function placedIn({ lineOf, asWritten }: ContentFile, fault: Fault) {
  const { address, message } = fault;
  return {
    ...fault,
    line: lineOf(address),
    message: message.startsWith(address) ? asWritten(address) + message.slice(address.length) : message,
  };
}

type Print = CommandContext['print'];

/** Prints faults file by file, and returns the exit code that they mean. */
export function printFaults(faults: readonly PlacedFault[], print: Print): 1 {
  printByFile(faults, { sign: '✗', print });
  return 1;
}

export function printWarnings(warnings: readonly PlacedFault[], print: Print) {
  printByFile(warnings, { sign: '!', print });
}

function printByFile(faults: readonly PlacedFault[], { sign, print }: { sign: string; print: Print }) {
  for (const file of new Set(faults.map((fault) => fault.file))) {
    print(file);
    for (const { line, message } of faults.filter((fault) => fault.file === file))
      print(`  ${sign} ${line === undefined ? '' : `line ${line}: `}${message}`);
  }
}
