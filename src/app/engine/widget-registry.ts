import { createRegistry } from '#registry/registry.ts';
import { widgets } from '#registry/widgets.ts';

export const widgetRegistry = createRegistry(widgets);
