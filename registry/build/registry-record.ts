import { createHash } from 'node:crypto';
import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { introducedIn, registryVersion } from '#schemas/registry-version.ts';
import { inputSchema, withoutDefinitions } from './json-schemas.ts';

/**
 * What the registry could render when `npm run schemas` last wrote schemas/registry-record.json. Apps with that registry version may be in
 * use, so what differs from the record needs a higher registry version.
 */
export interface RegistryRecord {
  readonly registryVersion: number;
  /** `type@version` → fingerprint of its props. */
  readonly props: Readonly<Record<string, string>>;
}

interface CompareInput {
  readonly before: RegistryRecord;
  readonly now: RegistryRecord;
  readonly introduced: Readonly<Record<string, number>>;
}

interface RecordFaults {
  /** Kinds and versions that are new and have no registry version of their own. */
  readonly unlisted: string[];
  /** Props that changed without a new version. */
  readonly changed: string[];
}

/** Descriptions are for authors and change nothing; a prop may be named 'description', but its schema is no text. */
function withoutDescriptions(key: string, value: unknown): unknown {
  return key === 'description' && typeof value === 'string' ? undefined : value;
}

function fingerprintOf({ props }: WidgetContract): string {
  // Shared schemas (link, product-card) stay names here: they belong to no single kind.
  const schema = withoutDefinitions(inputSchema(props), new Map());
  return createHash('sha256').update(JSON.stringify(schema, withoutDescriptions)).digest('hex').slice(0, 8);
}

export function recordOf(
  known: readonly WidgetContract[] = contracts,
  version = registryVersion,
): RegistryRecord {
  return {
    registryVersion: version,
    props: Object.fromEntries(
      known
        .map((contract) => [`${contract.type}@${contract.versions.length}`, fingerprintOf(contract)] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** What has to be done in schemas/registry-version.ts, or in a contract, before `now` may take the place of the record. */
export function recordFaults({ before, now, introduced }: CompareInput): RecordFaults {
  const next = before.registryVersion + 1;
  const unlisted: string[] = [];
  const changed: string[] = [];
  for (const [kind, fingerprint] of Object.entries(now.props)) {
    const recorded = before.props[kind];
    if (recorded === undefined) {
      if (now.registryVersion > before.registryVersion && introduced[kind] === now.registryVersion) continue;
      const wanted = Math.max(next, now.registryVersion);
      unlisted.push(
        `'${kind}' is new. In schemas/registry-version.ts set registryVersion to ${wanted} and add '${kind}': ${wanted} to introducedIn.`,
      );
    } else if (recorded !== fingerprint) {
      changed.push(
        `The props of '${kind}' changed. Give the contract a new version and a migration. If all published documents still fit and apps in use can show new ones, no version is needed: run \`npm run schemas -- --compatible\`.`,
      );
    }
  }
  return { unlisted, changed };
}

/** The faults of the contracts as they are now. */
export function currentFaults(before: RegistryRecord): RecordFaults {
  return recordFaults({ before, now: recordOf(), introduced: introducedIn });
}
