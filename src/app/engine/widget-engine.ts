import { createProductEngine } from '#registry/product-engine.ts';
import { widgets } from '#registry/widgets.ts';
import { brandPaths } from '#src/config/paths.ts';

export const widgetEngine = createProductEngine(widgets, brandPaths);
