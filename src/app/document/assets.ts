/** The part of Vite's manifest that is read here. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Chunks and styles of the given source files and of all that these import. A file that the manifest does not know has none. */
export function assetsOf(manifest: Manifest, files: readonly string[]): Assets {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();

  function add(key: string) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    // What a chunk imports comes before it: styles of the base first, those of the component after them.
    for (const imported of chunk.imports ?? []) add(imported);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  }
  for (const file of files) add(file);
  return { scripts: [...scripts], styles: [...styles] };
}
