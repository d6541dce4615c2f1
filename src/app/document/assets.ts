/** The part of Vite's manifest that is read here. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  /** The style sheet that it needs, where the first one is not enough. */
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * Keys in the manifest of the style sheets, of which a page waits for one: each has the styles of those before it. Beside it stands the key of the
 * file that has all other styles (src/app/build/split-styles.ts).
 */
export const styleSheets = [
  { sheet: 'style.css', rest: 'rest-styles.css' },
  { sheet: 'page-sheet.css', rest: 'late-styles.css' },
  { sheet: 'whole-sheet.css', rest: '' },
] as const;

/** The style sheet that a page of these sources waits for, and what is fetched after its first paint. */
export function stylesOf(manifest: Manifest, sources: readonly string[]) {
  const needed = sources.flatMap((source) => manifest[source]?.css ?? []);
  const { sheet, rest } =
    styleSheets.findLast((each) => needed.includes(manifest[each.sheet]?.file ?? '')) ?? styleSheets[0];
  const filesOfKey = (key: string) => (manifest[key] ? [manifest[key].file] : []);
  return { styles: filesOfKey(sheet), laterStyles: filesOfKey(rest) };
}

/** Files of the given sources and of all their imports, imported files first. A source that is not in the manifest has none. */
export function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const files: string[] = [];

  function add(key: string) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
    files.push(chunk.file);
  }
  for (const source of sources) add(source);
  return files;
}
