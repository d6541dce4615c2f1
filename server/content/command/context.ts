import { existsSync, readFileSync } from 'node:fs';
import type { ContentFile } from '../read-content-folder.ts';
import { readContentFolder } from '../read-content-folder.ts';
import type { Fault } from '../fault.ts';
import { validateDocument } from '../validate-document.ts';
import type { ContentServer } from './content-server.ts';

/** What every command works with. */
export interface CommandContext {
  readonly contentDir: string;
  /** The list of rendered pictures; pictures are not checked where it is missing. */
  readonly picturesFile: string;
  /** Files or folders named on the command line; all of content/ when there are none. */
  readonly paths: readonly string[];
  readonly server: ContentServer;
  readonly print: (line: string) => void;
}

/** The command was used in a way that cannot work: exit code 2. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}

export interface CheckedContent {
  readonly files: readonly ContentFile[];
  readonly faults: readonly Fault[];
  readonly picturesChecked: boolean;
}

/** Reads and validates the files that the command is about. Links to information pages are checked against all files. */
export function checkedContent({
  contentDir,
  picturesFile,
  paths,
}: Pick<CommandContext, 'contentDir' | 'picturesFile' | 'paths'>): CheckedContent {
  const all = readContentFolder(contentDir);
  const chosen = paths.length === 0 ? all : readContentFolder(contentDir, paths);
  if (paths.length > 0 && chosen.files.length === 0 && chosen.faults.length === 0) {
    throw new UsageFault(
      `No file below ${contentDir} fits ${paths.join(', ')}. Name files like ${contentDir}/landing/default.json, or none for all.`,
    );
  }
  const pictures = knownPictures(picturesFile);
  const known = {
    infoPages: new Set(all.files.filter(({ kind }) => kind === 'info-page').map(({ slug }) => slug)),
    ...(pictures && { pictures }),
  };
  return {
    files: chosen.files,
    faults: [...chosen.faults, ...chosen.files.flatMap((file) => validateDocument({ ...file, known }))],
    picturesChecked: pictures !== undefined,
  };
}

function knownPictures(file: string): ReadonlySet<string> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object));
  } catch {
    throw new UsageFault(
      `${file} is no list of pictures. Render them again (npm run pictures), or name another list with --pictures.`,
    );
  }
}

/** Prints faults file by file, and returns the exit code that they mean. */
export function printFaults(faults: readonly Fault[], print: (line: string) => void): 1 {
  for (const file of new Set(faults.map((fault) => fault.file))) {
    print(file);
    for (const { message } of faults.filter((fault) => fault.file === file)) print(`  ✗ ${message}`);
  }
  return 1;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
