import { existsSync, readFileSync } from 'node:fs';
import { isRecord } from '#schemas/is-record.ts';
import type { Routes } from '#schemas/routes.ts';
import type { ContentFile } from '../read-content-folder.ts';
import { readContentFolder } from '../read-content-folder.ts';
import type { Fault } from '../check/fault.ts';
import { validateDocument } from '../check/validate-document.ts';
import { warnDocument } from '../check/warn-document.ts';
import type { BeganFrom } from './began-from.ts';
import type { ContentServer } from './content-server.ts';

/** The parts that every command works with. */
export interface CommandContext {
  readonly contentDir: string;
  /** The list of rendered pictures; pictures are not checked when it is missing. */
  readonly picturesFile: string;
  /** The screens that links of documents may lead to. */
  readonly routes: Routes;
  /** Files or folders named on the command line; all of content/ when there are none. */
  readonly paths: readonly string[];
  readonly server: ContentServer;
  /** What the files began from. */
  readonly began: BeganFrom;
  readonly now: () => number;
  readonly print: (line: string) => void;
}

/** The command was used in a way that cannot work: exit code 2. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}

/** A fault with its line when the file is local; the server reports files and addresses only. */
type PlacedFault = Fault & { readonly line?: number };

interface CheckedContent {
  readonly files: readonly ContentFile[];
  readonly faults: readonly PlacedFault[];
  /** Probable mistakes that do not prevent publishing. */
  readonly warnings: readonly PlacedFault[];
  /** Every file could be read, so `files` is complete. */
  readonly complete: boolean;
  readonly picturesChecked: boolean;
}

/** Reads and validates the files that the command is about. Links to information pages are checked against all files. */
export function checkedContent({
  contentDir,
  picturesFile,
  routes,
  paths,
  now,
}: Pick<CommandContext, 'contentDir' | 'picturesFile' | 'routes' | 'paths' | 'now'>): CheckedContent {
  const all = readContentFolder(contentDir);
  const skipped = all.skipped.map((file) => ({
    file,
    address: '',
    code: 'skipped',
    message: "This file is left out: the name of a document ends with '.json', in small letters. Rename it.",
  }));
  const chosen = paths.length === 0 ? all : readContentFolder(contentDir, paths);
  if (chosen.missing.length > 0) {
    throw new UsageFault(
      `No file below ${contentDir} fits ${chosen.missing.join(', ')}. Name files like ${contentDir}/landing/default.json, or leave them out for all documents.${skipped.map(({ file, message }) => `\n${file}: ${message}`).join('')}`,
    );
  }
  const pictures = knownPictures(picturesFile);
  const configs = all.files.filter(({ kind }) => kind === 'app-config').map(({ body }) => body);
  const known = {
    routes,
    experiments: new Set(configs.flatMap(namesOfExperiments)),
    webViewHosts: configs.flatMap(webViewHostsOf),
    infoPages: new Set(all.files.filter(({ kind }) => kind === 'info-page').map(({ slug }) => slug)),
    ...(pictures && { pictures }),
  };
  const placed = (check: (file: ContentFile) => readonly Fault[]) =>
    chosen.files.flatMap((file) =>
      check(file)
        .map((fault) => ({ ...fault, line: file.lineOf(fault.address) }))
        .sort((left, right) => left.line - right.line),
    );
  return {
    files: chosen.files,
    complete: chosen.faults.length === 0,
    faults: [...chosen.faults, ...placed((file) => validateDocument({ ...file, known }))],
    warnings: [
      ...(paths.length === 0 ? skipped : []),
      ...placed((file) => warnDocument({ ...file, known, now: now() })),
    ],
    picturesChecked: pictures !== undefined,
  };
}

/** Adds the line to faults that the server found in local files. */
export function placedFaults(
  files: readonly ContentFile[],
  faults: readonly Fault[],
): readonly PlacedFault[] {
  const fileOf = new Map(files.map((file) => [file.file, file]));
  return faults
    .map((fault): PlacedFault => {
      const line = fileOf.get(fault.file)?.lineOf(fault.address);
      return line === undefined ? fault : { ...fault, line };
    })
    .sort((left, right) => (left.line ?? 0) - (right.line ?? 0));
}

function namesOfExperiments(config: unknown): string[] {
  return isRecord(config) && isRecord(config.experiments) ? Object.keys(config.experiments) : [];
}

function webViewHostsOf(config: unknown): string[] {
  const hosts = isRecord(config) && Array.isArray(config.webViewHosts) ? config.webViewHosts : [];
  return hosts.filter((host) => typeof host === 'string');
}

function knownPictures(file: string): ReadonlySet<string> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
  } catch {
    throw new UsageFault(
      `${file} is not a list of pictures. Render them again (npm run pictures), or name another list with --pictures.`,
    );
  }
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
