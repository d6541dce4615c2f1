// Zod-free: ships to the browser. An app tells the server in one number what its registry can render and which clauses of `when` it knows,
// so that the server holds back the nodes that an older, still cached app would not know.
import { isRecord } from './is-record.ts';

/** Version of this registry: one more whenever a kind of node is added, a kind's props get a new version, or `when` a clause or a value. */
export const registryVersion = 3;

/**
 * `type@version`, or a word of `when` as `whenWords` writes it → registry version that introduced it. What is not listed was in version 1.
 */
export const introducedIn: Readonly<Record<string, number>> = {
  'hero-carousel@2': 2,
  'everyday-value@2': 3,
};

/** The words of a `when`: its clauses and those in them, and the values of clauses that take one of a list: `when.session`, `when.session=guest`. */
export function whenWords(when: unknown, at = 'when'): readonly string[] {
  if (typeof when === 'string') return [`${at}=${when}`];
  if (Array.isArray(when)) return when.flatMap((each: unknown) => whenWords(each, at));
  if (!isRecord(when)) return [];
  return Object.entries(when).flatMap(([name, inner]) => [
    `${at}.${name}`,
    ...whenWords(inner, `${at}.${name}`),
  ]);
}

interface Sent {
  readonly type: string;
  readonly version: number;
  readonly when?: unknown;
}

/** Can an app of the registry version `app` render the node, and tell by its `when` who may see it? */
export function canRender(app: number, { type, version, when }: Sent, introduced = introducedIn): boolean {
  return [`${type}@${version}`, ...whenWords(when)].every(
    (word) => !Object.hasOwn(introduced, word) || app >= (introduced[word] ?? 1),
  );
}
