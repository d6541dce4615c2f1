import type { z } from 'zod';
import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { isRecord } from '#schemas/is-record.ts';
import { nodeSchema, whenSchema } from '#schemas/node.ts';

// A second opinion on documents: straight from the Zod contracts, knowing nothing of Ajv or of the engine.

const envelope = nodeSchema.omit({ props: true, when: true });
const byType = new Map((contracts as readonly WidgetContract[]).map((contract) => [contract.type, contract]));

function addresses(
  base: string,
  error: z.ZodError | undefined,
  skip: (path: PropertyKey[]) => boolean = () => false,
): string[] {
  return (error?.issues ?? [])
    .filter(({ path }) => !skip(path))
    .map(({ path }) =>
      path.reduce<string>((at, key) => at + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), base),
    );
}

/** Where a `when` is at fault. Zod names the unknown keys of an object at the object; here each has an address of its own. */
function whenAddresses(when: unknown, at: string): string[] {
  const issues = whenSchema.optional().safeParse(when).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const [address = at] = addresses(at, { issues: [issue] } as z.ZodError);
    return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => `${address}.${key}`) : [address];
  });
}

interface Expected {
  /** Address of every fault, in no order. */
  readonly faults: readonly string[];
}

/** Where a document is at fault, by the contracts. */
export function expectedFaults(document: string, place: string, nodes: readonly unknown[]): Expected {
  const faults: string[] = [];
  const ids = new Set<string>();
  nodes.forEach((raw, index) => {
    const at = `${document}[${index}]`;
    if (!isRecord(raw)) {
      faults.push(at);
      return;
    }
    const { props, when, ...head } = raw;
    const read = envelope.safeParse(head);
    faults.push(...addresses(at, read.error));
    const broken = new Set((read.error?.issues ?? []).map(({ path }) => path[0]));
    // Too long an id without a space is dropped, and nothing works without one.
    if (broken.has('id') || broken.has('type')) return;
    const id = String(raw.id);
    if (ids.has(id)) faults.push(`${at}.id`);
    ids.add(id);

    // A `when` with any fault hides the node, and nothing more is said of it.
    const hidden = whenAddresses(when, `${at}.when`);
    if (hidden.length > 0) {
      faults.push(...hidden);
      return;
    }

    const contract = byType.get(String(raw.type));
    if (!contract || !(contract.places as readonly string[]).includes(place)) {
      faults.push(`${at}.type`);
      return;
    }
    const version = typeof raw.version === 'number' && !broken.has('version') ? raw.version : 1;
    if (version > contract.versions.length) {
      faults.push(`${at}.version`);
      return;
    }
    if (props !== undefined && !isRecord(props)) {
      faults.push(`${at}.props`);
      return;
    }
    const current = contract.migrations
      .slice(version - 1)
      .reduce((value, migrate) => migrate(value), isRecord(props) ? props : {});
    const elsewhere = raw.contentUrl !== undefined && !broken.has('contentUrl');
    const { error } = contract.props.safeParse(current);
    const absent = (path: PropertyKey[]) =>
      elsewhere && path.length === 1 && current[path[0] as string] === undefined;
    faults.push(...addresses(`${at}.props`, error, absent));
  });
  return { faults };
}
