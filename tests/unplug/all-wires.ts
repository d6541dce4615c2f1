import { constantWires } from './constants.ts';
import { experimentWires } from './experiments.ts';
import { featureWires } from './features.ts';
import { orderConstantWires } from './order-constants.ts';
import { partWires } from './parts.ts';
import { settingWires } from './settings.ts';
import type { Wire } from './wire.ts';

/** Every wire, with the name of what it leads from. */
export const allWires: readonly (readonly [name: string, wire: Wire])[] = [
  featureWires,
  experimentWires,
  settingWires,
  constantWires,
  orderConstantWires,
  partWires,
].flatMap((table) =>
  Object.entries(table).flatMap(([name, wires]) => wires.map((wire) => [name, wire] as const)),
);
