import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { linkActions } from '#schemas/actions.ts';
import { contracts } from '#schemas/contracts.ts';
import { landingSlots } from '#schemas/documents/landing.ts';
import { documents } from '#schemas/documents/documents.ts';
import { widgetContentKeys } from '#schemas/widget-content.ts';
import { notPublished } from '#server/content/live-changed.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const guide = readFileSync(join(root, 'docs/content-guide.md'), 'utf8');

/** The names in the first cells of the tables below a heading. */
function namedBelow(heading: string): string[] {
  const [, below = ''] = guide.split(`\n## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  return [...section.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

describe('docs/content-guide.md', () => {
  it.each([
    ['Kinds of nodes', contracts.map(({ type }) => type)],
    ['Slots', landingSlots],
    ['Links', Object.keys(linkActions)],
    ['The documents', Object.keys(documents)],
  ])("names in the tables of '%s' all that there are, each once", (heading, known) => {
    expect(namedBelow(heading).sort()).toEqual([...known].sort());
  });

  it('names every content that the server fills', () => {
    const [, keys = ''] = /\nKeys: ([^.]+)\./.exec(guide) ?? [];
    expect([...keys.matchAll(/`([^`]+)`/g)].map(([, key]) => key)).toEqual([...widgetContentKeys]);
  });

  it('says of two people who change the same document what publish says to the second', () => {
    const [, below = ''] = guide.split('**Two people edit at once.**');
    const [answer = ''] = below.split('\n\n');
    const [said = ''] = notPublished([]).split('\n');
    expect(answer.replaceAll(/\s+/g, ' ')).toContain(`*${said}*`);
    // No work is replaced unseen.
    expect(answer).not.toContain('wins');
  });
});
