interface Known {
  readonly version: number;
  readonly live: boolean;
}

/** Why a document cannot be rolled back, and to which versions it can. `all` are its versions, the newest first. */
export function whyNoVersion(name: string, all: readonly Known[], toVersion: number | undefined): string {
  if (all.length === 0) return `There is no document ${name}: it was never published.`;
  const versions = all.map(({ version, live }) => `${version}${live ? ' (live)' : ''}`).join(', ');
  if (toVersion !== undefined) return `${name} has no version ${toVersion}. Versions: ${versions}.`;
  const live = all.find((version) => version.live)?.version ?? 1;
  const other = all.find((version) => !version.live);
  const first = live === 1 ? 'version 1 is live, which is the first' : `version ${live} replaced no other`;
  const cure =
    other === undefined
      ? 'There is no other version.'
      : `--to ${other.version} brings back version ${other.version}.`;
  return `${name} has no earlier version to go back to: ${first}. ${cure} Versions: ${versions}.`;
}
