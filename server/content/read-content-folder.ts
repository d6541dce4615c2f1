import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DocumentKind, documents } from '#schemas/documents/documents.ts';
import type { Fault } from './fault.ts';
import { findSyntaxFault } from './json-syntax.ts';
import { nearestName } from './nearest-name.ts';

export interface ContentFile {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly file: string;
  readonly body: unknown;
}

export interface ContentFolder {
  readonly files: readonly ContentFile[];
  /** What could not be read at all. */
  readonly faults: readonly Fault[];
}

const slugPattern = /^[a-z0-9][a-z0-9-]{0,60}$/;

/** Reads `content/<kind>/<slug>.json`. `only` keeps the files whose path ends with, or lies below, one of the given ones. */
export function readContentFolder(folder: string, only: readonly string[] = []): ContentFolder {
  const files: ContentFile[] = [];
  const faults: Fault[] = [];
  if (!existsSync(folder))
    return {
      files,
      faults: [
        {
          file: folder,
          address: '',
          code: 'no-folder',
          message: `There is no folder ${folder}. Run the command where the content folder is, or name it with --content.`,
        },
      ],
    };

  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  for (const path of paths.filter(
    (name) => only.length === 0 || only.some((wanted) => isWanted(join(folder, name), wanted)),
  )) {
    const file = join(folder, path);
    const [kind = '', name = '', ...deeper] = path.split(/[\\/]/);
    const slug = name.replace(/\.json$/, '');
    const fault = misplaced(kind, slug, deeper.length > 0);
    if (fault) {
      faults.push({ file, address: '', ...fault });
      continue;
    }
    const text = readFileSync(file, 'utf8');
    const syntax = findSyntaxFault(text);
    if (syntax) {
      const address = `line ${syntax.line}, column ${syntax.column}`;
      faults.push({
        file,
        address,
        code: 'json-syntax',
        message: `${address}: ${syntax.reason}. Mend it there, or just before that place.`,
      });
    } else files.push({ kind: kind as DocumentKind, slug, file, body: JSON.parse(text) as unknown });
  }
  return { files, faults };
}

function isWanted(file: string, wanted: string): boolean {
  const plain = wanted.replace(/^\.\//, '').replace(/\/+$/, '');
  return (
    file === plain ||
    file.endsWith(`/${plain}`) ||
    file.endsWith(`/${plain}.json`) ||
    file.startsWith(`${plain}/`) ||
    file.includes(`/${plain}/`)
  );
}

function misplaced(
  kind: string,
  slug: string,
  tooDeep: boolean,
): Pick<Fault, 'code' | 'message'> | undefined {
  const kinds = Object.keys(documents);
  if (tooDeep || !kinds.includes(kind)) {
    const near = nearestName(kind, kinds);
    return {
      code: 'unknown-kind',
      message: `A document belongs into a folder named by its kind. ${near && !tooDeep ? `Did you mean '${near}'? ` : ''}Kinds: ${kinds.join(', ')}.`,
    };
  }
  if (slugPattern.test(slug)) return undefined;
  return {
    code: 'file-name',
    message: `'${slug}' cannot name a document: use small letters, digits and hyphens, for example store-14052.json.`,
  };
}
