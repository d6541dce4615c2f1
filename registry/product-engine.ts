import type { Documents } from '#schemas/document-types.ts';
import { type ConfiguredPaths, linksOf } from '#schemas/link-path.ts';
import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import { clauses } from '#schemas/rules/when-holds.ts';
import { documentsTexts } from '#src/config/texts/documents.ts';
import { createEngine, type DocumentEngine } from './engine/create-engine.ts';
import type { AnyWidgetDefinition } from './engine/define-widget.ts';
import type { EnginePorts as AnyPorts } from './engine/engine-ports.ts';
import { loadShapes } from './load-shapes.ts';

export type ProductEngine = DocumentEngine<Documents>;
export type EnginePorts = AnyPorts<Documents>;

/** The engine with what this product's documents can say. `configured`: the paths that the brand's configuration names. */
export function createProductEngine(
  widgets: readonly AnyWidgetDefinition<Documents>[],
  configured?: ConfiguredPaths,
): ProductEngine {
  return createEngine({
    widgets,
    links: linksOf(configured),
    clauses,
    texts: documentsTexts,
    loadReading: loadShapes,
    filter: { isOn: ({ vegOnly }) => vegOnly, fits: fitsVegOnly },
    scopeOf: ({ storeId }) => storeId,
  });
}
