import type { Path } from './fault.ts';
import { didYouMean } from './propose.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';
import { warnSigns } from './warn-text.ts';

/** The placeholders that are replaced in the addresses of a field. Those of `contentUrl` are a part of its paths (check-content-url.ts). */
export const replacedIn: Readonly<Record<string, readonly string[]>> = {
  storeReviewUrl: ['$latitude', '$longitude', '$storeName'],
  leftmenu_url: ['$storeId', '$cartId'],
};

/** A '$' before '=' is the name of a parameter: '?$filter=x'. */
const placeholders = /\$?\{\{?[^{}]*\}?\}|\$[a-z_]\w*(?![\w=])|%[sd](?!\w)/gi;

/** Warns of placeholders in an address that nothing replaces, and of signs that came with a copied one. */
export function warnAddress(address: string, path: Path, context: WarnContext) {
  warnSigns(address, path, context);
  const field = String(path.at(-1));
  if (field === 'contentUrl') return;
  const replaced = replacedIn[field] ?? [];
  const unknown = [...address.matchAll(placeholders)]
    .map(([found]) => found)
    .find((found) => !replaced.some((name) => found.startsWith(name)));
  if (unknown === undefined) return;
  const near = didYouMean(`$${unknown.replaceAll(/[${}]/g, '')}`, replaced);
  const cure = replaced.length > 0 ? `Write one of ${replaced.join(', ')}.` : 'Write the address itself.';
  context.report(
    path,
    'not-replaced',
    `holds ${quoted(unknown)}, which nothing replaces: the address would lead nowhere. ${near}${cure}`,
  );
}
