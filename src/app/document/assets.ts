/** The part of Vite's manifest that is read here. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Key of the one stylesheet in the manifest. */
export const styleKey = 'style.css';

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
