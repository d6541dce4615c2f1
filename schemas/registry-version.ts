// Zod-free: ships to the browser. An app tells the server in one number what its registry can render, so that the server holds back the
// nodes that an older, still cached app would not know.

/** Version of this registry: one more whenever a kind of node is added or a kind's props get a new version. */
export const registryVersion = 3;

/** `type@version` → registry version that introduced it. Kinds that are not listed were in version 1. */
export const introducedIn: Readonly<Record<string, number>> = {
  'hero-carousel@2': 2,
  'everyday-value@2': 3,
};

/** Can an app of the registry version `app` render version `version` of a kind of node? */
export function canRender(app: number, node: { readonly type: string; readonly version: number }): boolean {
  const key = `${node.type}@${node.version}`;
  return app >= (Object.hasOwn(introducedIn, key) ? (introducedIn[key] ?? 1) : 1);
}
