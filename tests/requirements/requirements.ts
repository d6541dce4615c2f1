import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One fact of the specification: a row of docs/requirements.tsv. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly requirement: string;
  readonly section: string;
  readonly howItShows: string;
}

const head = ['id', 'area', 'requirement', 'spec section', 'how it shows'];

export function parseRequirements(text: string): Requirement[] {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  if (first !== head.join('\t'))
    throw new Error(
      `docs/requirements.tsv starts with '${first}', and should with the columns ${head.join(', ')}.`,
    );
  return lines.map((line, index) => {
    const [id = '', area = '', requirement = '', section = '', howItShows = '', ...more] = line.split('\t');
    if (!/^[A-Z]{3}-\d{2,3}$/.test(id) || !id.startsWith(`${area}-`) || !howItShows || more.length > 0) {
      throw new Error(
        `docs/requirements.tsv, line ${index + 2}: '${line.slice(0, 60)}' is not a row of ${head.length} columns with an id of its area.`,
      );
    }
    return { id, area, requirement, section, howItShows };
  });
}

export function readRequirements(root: string): Requirement[] {
  return parseRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));
}
