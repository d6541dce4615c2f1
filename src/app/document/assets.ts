/** The part of Vite's manifest that is read here. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  /** The style sheet that it needs beside the first one. */
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Key in the manifest of the style sheet that every page waits for. */
export const styleKey = 'style.css';
/** Key of the other one (src/app/build/late-styles.ts). */
export const lateStyleKey = 'late-styles.css';

/** The style sheets that a page of these sources waits for, and those that are fetched after its first paint. */
export function stylesOf(manifest: Manifest, sources: readonly string[]) {
  const [first, late] = [styleKey, lateStyleKey].map((key) => manifest[key]?.file);
  const isLate = !sources.some((source) => manifest[source]?.css);
  const filled = (files: readonly (string | undefined)[]) => files.filter((file) => file !== undefined);
  return { styles: filled(isLate ? [first] : [first, late]), laterStyles: filled(isLate ? [late] : []) };
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
