/** A published version of a document, of which kind is known. */
export interface NamedVersion {
  readonly slug: string;
  readonly version: number;
}

/** `default@12-0123456789abcdef`: what pages and calls say of a published document. */
export function publishedVersion({ slug, version }: NamedVersion, checksum: string): string {
  return `${slug}@${version}-${checksum}`;
}

/** What such a text names, also as the ETag of a reply; undefined for anything else, as the version of a draft is. */
export function readPublishedVersion(text: string): NamedVersion | undefined {
  const [, slug, version] = /^(?:W\/)?"?([a-z0-9][a-z0-9-]{0,60})@(\d{1,9})-/.exec(text) ?? [];
  return slug === undefined ? undefined : { slug, version: Number(version) };
}
