import {
  type ExperimentName,
  experimentNames,
  isVariant,
  type VariantName,
} from '#schemas/documents/experiment-names.ts';
import { type MenuOrder, menuOrders } from '#schemas/page-cookies.ts';
import { buckets } from '#schemas/rules/experiment-groups.ts';
import { checksumOf } from '../../content/canonical-json.ts';
import type { DocumentOf, DocumentsSource, FoundDocument } from '../../content/documents-source.ts';
import type { DocumentsFor } from '../../content/request-documents.ts';

/** What somebody wants to see, whatever group they are in. */
export interface ForcedVariants {
  readonly experiments: Readonly<Partial<Record<ExperimentName, VariantName>>>;
  readonly menuOrder?: MenuOrder;
}

/** Of the browser that forces variants; it ends with its session. */
export const variantsCookie = 'sandbox-variants';

const orderName = 'menuOrder';

/** `menuSorting=A&menuOrder=reversed`, as the form of the page sends it and the cookie keeps it. Unknown names and variants are left out. */
export function readForced(text: string): ForcedVariants {
  const given = new URLSearchParams(text);
  const experiments = Object.fromEntries(
    experimentNames.flatMap((name) => {
      const variant = given.get(name);
      return isVariant(variant) ? [[name, variant]] : [];
    }),
  ) as ForcedVariants['experiments'];
  const menuOrder = menuOrders.find((order) => order === given.get(orderName));
  return { experiments, ...(menuOrder && { menuOrder }) };
}

export function writeForced({ experiments, menuOrder }: ForcedVariants): string {
  return new URLSearchParams({ ...experiments, ...(menuOrder && { [orderName]: menuOrder }) }).toString();
}

/** The documents of a request; whose browser forces variants gets a configuration in which every group has them. */
export function withForcedVariants(documentsFor: DocumentsFor): DocumentsFor {
  return async (request) => {
    const documents = await documentsFor(request);
    const cookie = request.cookies[variantsCookie];
    if (!cookie) return documents;
    return { ...documents, isOwn: true, source: forcing(documents.source, readForced(cookie)) };
  };
}

function forcing(source: DocumentsSource, forced: ForcedVariants): DocumentsSource {
  const force = <F extends FoundDocument>(found: F): F => {
    const config = found.document as DocumentOf<'app-config'>;
    const experiments = { ...config.experiments };
    for (const [name, variant] of Object.entries(forced.experiments))
      experiments[name] = Object.fromEntries(buckets.map((group) => [group, variant]));
    const menuReverseAB =
      forced.menuOrder === undefined ? config.menuReverseAB : forced.menuOrder === 'reversed' ? 100 : 0;
    const document = { ...config, experiments, menuReverseAB };
    return { ...found, document, version: checksumOf(document) };
  };
  return {
    ...source,
    async find(kind, slugs) {
      const found = await source.find(kind, slugs);
      return found && kind === 'app-config' ? force(found) : found;
    },
  };
}
