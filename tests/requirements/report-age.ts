import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { provingSteps, type StepReport } from './read-reports.ts';

const sources = ['schemas', 'registry', 'widgets', 'src', 'server', 'content', 'tests'];

/** A change of the product, in epoch milliseconds. */
export interface Change {
  readonly what: string;
  readonly at: number;
}

/** The source file that was written last. */
export function lastWritten(root: string): Change {
  return sources
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ what: relative(root, file), at: statSync(file).mtimeMs }))
    .reduce((last, file) => (file.at > last.at ? file : last));
}

/** The last commit; null where there is no git, or no repository. */
export function lastCommit(root: string): Change | null {
  try {
    const args = ['log', '-1', '--format=%ct'];
    const seconds = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { what: 'the last commit', at: Number(seconds) * 1_000 };
  } catch {
    return null;
  }
}

/** Warnings about the numbers: steps without a report, and reports that are older than a change. */
export function reportNotes(reports: readonly StepReport[], changes: readonly Change[]): string[] {
  const missing = provingSteps.filter(({ name }) => !reports.some(({ step }) => step === name));
  return [
    ...missing.map(({ name }) => `No report of '${name}': \`npm test -- --only ${name}\` makes it.`),
    ...reports.flatMap(({ step, startedAt }) => {
      const newer = changes.filter(({ at }) => at > startedAt).map(({ what }) => what);
      return newer.length > 0
        ? [`The report of '${step}' is older than ${newer.join(' and ')}: run \`npm test\` again.`]
        : [];
    }),
  ];
}
