import type { AnyClauses, Clauses } from '#schemas/engine/clauses.ts';
import type { DocumentTypes } from '#schemas/engine/document-types.ts';
import type { Links } from '#schemas/engine/links.ts';
import type { AnyWidgetDefinition, DocumentsOf } from './define-widget.ts';
import type { EntryFilter } from './entry-filter.ts';
import type { NodeReading } from './read-node.ts';
import { createRegistry, type Registry } from './registry.ts';

/** What the engine says to customers. */
export interface EngineTexts {
  /** In the place of a node whose content or code did not load. */
  readonly contentFailed: string;
  readonly tryAgain: string;
}

/** What one product gives to the engine besides its widgets. */
interface ProductParts<Documents extends DocumentTypes> {
  readonly links: Links<Documents['action']>;
  readonly clauses: Clauses<Documents['when'], Documents['facts']>;
  readonly texts: EngineTexts;
  /** Loads what documents are read with: the compiled shapes, and the checks of clauses. Fetched when the first document has to be read in the browser. */
  readonly loadReading: () => Promise<NodeReading>;
  readonly filter?: EntryFilter<Documents['facts']>;
  /** For what the content of a `contentUrl` is fetched, such as a store: with another one it is fetched anew. */
  readonly scopeOf: (facts: Documents['facts']) => string;
}

/** The widgets of a product with its actions, clauses and texts: `DocumentNodes` shows documents with it. */
export interface DocumentEngine<Documents extends DocumentTypes = DocumentTypes>
  extends Registry<Documents>,
    ProductParts<Documents> {}

/** The engine as the code of the engine itself sees it: it knows no product. */
export interface AnyDocumentEngine
  extends Registry,
    Omit<ProductParts<DocumentTypes>, 'clauses' | 'filter' | 'scopeOf'> {
  readonly clauses: AnyClauses;
  // oxlint-disable-next-line typescript/no-explicit-any -- the facts of any product
  readonly filter?: EntryFilter<any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- the facts of any product
  readonly scopeOf: (facts: any) => string;
}

/**
 * The engine of a product. Its widgets say, by the types of their contracts, which places, actions, clauses and facts its documents have; what
 * belongs to another product does not compile. @throws when two widgets claim one type
 */
export function createEngine<Widget extends AnyWidgetDefinition>({
  widgets,
  ...product
}: { readonly widgets: readonly Widget[] } & ProductParts<DocumentsOf<Widget>>): DocumentEngine<
  DocumentsOf<Widget>
> {
  return { ...product, ...createRegistry(widgets) };
}
