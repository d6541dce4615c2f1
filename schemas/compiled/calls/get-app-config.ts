// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getAppConfig as source } from '../../api/config.ts';
import { appConfigPart } from '../shapes/app-config-part.ts';

export const getAppConfig: EndpointOf<typeof source> = {
  id: "getAppConfig",
  method: "GET",
  path: "/api/ve1/app-config",
  background: true,
  enveloped: true,
  reply: appConfigPart,
};
