import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { type DrawableKind, drawableKinds } from './drawable-kinds.ts';
import { shopDocuments } from './shop-documents.ts';

export interface PlaygroundExample {
  readonly name: string;
  readonly kind: DrawableKind;
  /** The name of its file, for a document of the shop. */
  readonly slug?: string;
  readonly text: string;
}

function fromContent(): PlaygroundExample[] {
  return shopDocuments.flatMap(({ kind: written, slug, text }) => {
    const kind = drawableKinds.find((name) => name === written);
    return kind ? [{ name: `${kind}/${slug}`, kind, slug, text }] : [];
  });
}

/** One node of every kind that a place takes, with the example of its contract. */
function everyWidgetOf(kind: DrawableKind): PlaygroundExample {
  const all: readonly WidgetContract[] = contracts;
  const nodes = all
    .filter(({ places }) => places.includes(kind))
    .map(({ type, versions, title, example }) => ({
      id: type,
      type,
      version: versions.length,
      title,
      props: example,
    }));
  return { name: `Every widget of ${kind}`, kind, text: JSON.stringify({ document: kind, nodes }, null, 2) };
}

/** What marketing has published, then the catalogue of widgets; the home page first. */
export const playgroundExamples: readonly PlaygroundExample[] = [
  ...fromContent(),
  everyWidgetOf('landing'),
  everyWidgetOf('info-page'),
].sort((a, b) => drawableKinds.indexOf(a.kind) - drawableKinds.indexOf(b.kind));

/**
 * The content of each `contentUrl` of a document: here the example of the widget's contract, because there is no server. A url that belongs to
 * no known widget fails like a failed request.
 */
export function sampleContent(nodes: readonly unknown[]): (url: string) => Promise<unknown> {
  const examples = new Map<unknown, unknown>();
  for (const node of nodes) {
    if (typeof node !== 'object' || node === null || !('contentUrl' in node) || !('type' in node)) continue;
    const contract = contracts.find(({ type }) => type === node.type);
    if (contract) examples.set(node.contentUrl, contract.example);
  }
  return (url) =>
    examples.has(url)
      ? Promise.resolve(examples.get(url))
      : Promise.reject(new Error(`No widget is filled from ${url}.`));
}
