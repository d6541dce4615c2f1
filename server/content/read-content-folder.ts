import { type Dirent, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { documentNames } from '#schemas/documents/document-names.ts';
import { type DocumentKind, documents } from '#schemas/documents/documents.ts';
import { slugPattern } from '#schemas/rules/slug.ts';
import { withOrderTypeCodes } from '#schemas/check/with-order-type-codes.ts';
import { namedFiles } from './named-files.ts';
import { readJson } from './json/read-json.ts';
import { noPlaces, placesInText, type TextPlaces } from './places-in-text.ts';
import type { Fault } from '#schemas/check/fault.ts';
import { nearestName } from '#schemas/check/nearest-name.ts';
import { slugFault } from '#schemas/check/slug-fault.ts';
import { readTextFile } from '../read-text-file.ts';

export interface ContentFile extends TextPlaces {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly file: string;
  readonly body: unknown;
}

export interface ContentFolder {
  readonly files: readonly ContentFile[];
  /** Documents that are no JSON, with what they were meant to be; `body` is undefined where that is not certain. */
  readonly broken: readonly ContentFile[];
  /** Faults of files that could not be read. */
  readonly faults: readonly Fault[];
  /** How many files there are, those that could not be read among them. */
  readonly count: number;
  /** The requested paths that no file matches. */
  readonly missing: readonly string[];
  /** Files that look like documents by their names, but are not read. */
  readonly skipped: readonly string[];
}

/** Reads `content/<kind>/<slug>.json`. `only` keeps the files that one of the given names means. */
export function readContentFolder(folder: string, only: readonly string[] = []): ContentFolder {
  const files: ContentFile[] = [];
  const broken: ContentFile[] = [];
  const faults: Fault[] = [];
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return {
      files,
      broken,
      count: 0,
      missing: [],
      skipped: [],
      faults: [
        {
          file: folder,
          address: '',
          code: 'no-folder',
          message: `There is no folder ${folder}. Run the command where the content folder is, or name it with --content.`,
        },
      ],
    };

  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && leadsToFile(pathOf(entry))))
    .map((entry) => relative(folder, pathOf(entry)))
    // Files and folders of editors, of version control and of the command itself.
    .filter((path) => !/(^|[\\/])\./.test(path))
    .sort();
  const paths = there.filter((path) => path.endsWith('.json'));
  const named = only.map((name) => paths.filter(namedFiles(folder, name)));
  const chosen =
    only.length === 0 ? paths : paths.filter((path) => named.some((some) => some.includes(path)));
  for (const path of chosen) {
    const file = join(folder, path);
    const [kind = '', name = '', ...deeper] = path.split(/[\\/]/);
    const slug = name.replace(/\.json$/, '');
    const fault = misplaced(kind, slug, deeper.length > 0);
    if (fault) {
      faults.push({ file, address: '', ...fault });
      continue;
    }
    const named = { kind: kind as DocumentKind, slug, file };
    const { text, why } = readTextFile(file);
    if (text === undefined) {
      broken.push({ ...named, body: undefined, ...noPlaces });
      faults.push({ file, address: '', code: why.code, message: `The file ${why.message}` });
      continue;
    }
    const reading = readJson(text);
    const read = reading.ok ? reading : reading.mended;
    (reading.ok ? files : broken).push({
      ...named,
      body: read && withOrderTypeCodes(named.kind, read.value),
      ...(read ? placesInText(text, read.places) : noPlaces),
    });
    for (const { line, column, message } of reading.ok ? [] : reading.faults) {
      const address = `line ${line}, column ${column}`;
      faults.push({ file, address, code: 'json-syntax', message: `${address}: ${message}` });
    }
  }
  const missing = only.filter((_, at) => named[at]?.length === 0);
  const skipped = there.filter((path) => isMeantAsDocument(path)).map((path) => join(folder, path));
  return { files, broken, faults, count: chosen.length, missing, skipped };
}

const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name);

/** Kubernetes shows the files of a ConfigMap by links. What cannot be looked at is told when it is read. */
function leadsToFile(link: string): boolean {
  try {
    return statSync(link, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return true;
  }
}

/** Finds names like `default.json.txt`, which editors on Windows produce, `Default.JSON`, and `alerts/default` with another ending or none. */
function isMeantAsDocument(path: string): boolean {
  const name = basename(path);
  if (name.endsWith('.json')) return false;
  if (/json/i.test(name)) return true;
  const [kind = '', , ...deeper] = path.split(/[\\/]/);
  const slug = name.replace(/\.txt$/i, '');
  return deeper.length === 0 && isKind(kind) && isAskedFor(kind, slug);
}

/** Whether the app may ask for a document of this name. */
function isAskedFor(kind: DocumentKind, slug: string): boolean {
  const names = documentNames[kind];
  if (!slugPattern.test(slug)) return false;
  return names === 'any' || names.fixed.includes(slug) || /^(?:store|bucket)-./.test(slug);
}

const isKind = (name: string): name is DocumentKind => Object.hasOwn(documents, name);

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
  return slugFault(slug);
}
