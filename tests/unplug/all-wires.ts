import { appPartWires } from './app-parts.ts';
import { buildSettingWires } from './build-settings.ts';
import { constantPartWires } from './constant-parts.ts';
import { constantPlaceWires } from './constant-places.ts';
import { constantWires } from './constants.ts';
import { experimentWires } from './experiments.ts';
import { featureWires } from './features.ts';
import { gatewaySettingWires } from './gateway-settings.ts';
import { orderConstantWires } from './order-constants.ts';
import { orderTextWires } from './order-texts.ts';
import { partWires } from './parts.ts';
import { serverPartWires } from './server-parts.ts';
import { serverSettingWires } from './server-settings.ts';
import { settingPartWires } from './setting-parts.ts';
import { settingWires } from './settings.ts';
import { smsSettingWires } from './sms-settings.ts';
import { startedPartWires } from './started-parts.ts';
import { textWires } from './texts.ts';
import { validationTextWires } from './validation-texts.ts';
import type { Wire, Wires } from './wire.ts';

/** The tables, under the headings of `npm run unplug -- --list` and docs/wires.md. */
export const wireTables: Readonly<Record<string, readonly Wires<string>[]>> = {
  Features: [featureWires],
  Experiments: [experimentWires],
  'Settings of app-config': [settingWires, settingPartWires],
  Constants: [constantWires, constantPartWires, constantPlaceWires, orderConstantWires],
  Texts: [textWires, orderTextWires, validationTextWires],
  'Settings of the build': [buildSettingWires],
  'Settings of the server': [serverSettingWires, smsSettingWires, gatewaySettingWires],
  Parts: [partWires, appPartWires, startedPartWires, serverPartWires],
};

/** Every wire, with the name of what it leads from. */
export const allWires: readonly (readonly [name: string, wire: Wire])[] = Object.values(wireTables)
  .flat()
  .flatMap((table) =>
    Object.entries(table).flatMap(([name, wires]) => wires.map((wire) => [name, wire] as const)),
  );
