import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { UsageFault } from './context.ts';

/** Beside the documents, so that it is copied and committed with them: a file and what it began from belong together. */
const fileName = '.began-from.json';

const known = z.object({ version: z.int(), checksum: z.string() });
const form = z.record(z.string(), z.record(z.string(), known));

type Base = z.output<typeof known>;

export type BeganFrom = ReturnType<typeof beganFrom>;

interface Options {
  readonly contentDir: string;
  /** The address of the server: a file may have begun from different versions of different servers. */
  readonly address: string;
  readonly print: (line: string) => void;
}

/**
 * The live version that each file began from, by the name of its document: the last one that was the same as the file, or that the file
 * replaced. Kept in `.began-from.json` of the content folder. Throws UsageFault when that file cannot be read.
 */
export function beganFrom({ contentDir, address, print }: Options) {
  const file = join(contentDir, fileName);

  function read(): z.output<typeof form> {
    if (!existsSync(file)) return {};
    try {
      return form.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      throw new UsageFault(
        `${file} cannot be read. It holds the versions that the files began from. Get it from version control, or remove it: then publish asks for --onto-live where somebody published before.`,
      );
    }
  }

  return {
    file,
    find: (name: string): Base | undefined => read()[address]?.[name],
    /** Keeps what these documents began from. Writes only when something changed. */
    remember(bases: ReadonlyMap<string, Base>): void {
      const all = read();
      const before = all[address] ?? {};
      const changed = [...bases].filter(([name, { checksum }]) => before[name]?.checksum !== checksum);
      if (changed.length === 0) return;
      const after = sorted({
        ...all,
        [address]: sorted({
          ...before,
          ...Object.fromEntries(
            changed.map(([name, { version, checksum }]) => [name, { version, checksum }]),
          ),
        }),
      });
      try {
        // In one step, so that a command that is stopped leaves no half of it.
        writeFileSync(`${file}.new`, `${JSON.stringify(after, null, 2)}\n`);
        renameSync(`${file}.new`, file);
      } catch (error) {
        print(
          `! What these files began from could not be kept in ${file} (${(error as NodeJS.ErrnoException).code}). The next publish of them may ask for --onto-live.`,
        );
      }
    },
  };
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));
}
