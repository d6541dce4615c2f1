/** The part of Vite's manifest that is read here. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  /** The parts of the styles that it needs beside the first one. */
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * Keys in the manifest of the parts of the styles, in their order, and of the sheets that have all parts up to one (src/app/build/split-styles.ts). A
 * page waits for one sheet: two would be a round trip later.
 */
export const stylePartKeys = ['style.css', 'page-styles.css', 'late-styles.css'] as const;
export const styleSheetKeys = ['style.css', 'page-sheet.css', 'whole-sheet.css'] as const;

/** The style sheet that a page of these sources waits for, and the parts that are fetched after its first paint. */
export function stylesOf(manifest: Manifest, sources: readonly string[]) {
  const parts = stylePartKeys.map((key) => manifest[key]?.file).filter((file) => file !== undefined);
  const needed = sources.flatMap((source) => manifest[source]?.css ?? []);
  const last = Math.max(0, ...needed.map((file) => parts.indexOf(file)));
  const sheet = manifest[styleSheetKeys[last] ?? '']?.file;
  return { styles: sheet === undefined ? [] : [sheet], laterStyles: parts.slice(last + 1) };
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
