// What the documents of this product are read with; this module is what registry/load-shapes.ts fetches.
export { migrations, nodeShape, propsShapes, whenShape } from '#schemas/compiled/widget-shapes.ts';
export { timeChecks as whenChecks } from '#schemas/engine/time-checks.ts';
