// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { appConfig as source } from '../../stored/app.ts';
import { appConfigPart } from '../shapes/app-config-part.ts';

export const appConfig: StoredKeyOf<typeof source> = {
  name: "appConfig",
  keptIn: "device",
  version: 1,
  shape: { is: 'object', fields: {
    timeLastStored: 'number',
    config: appConfigPart,
  } },
};
