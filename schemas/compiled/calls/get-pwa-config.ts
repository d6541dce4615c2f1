// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getPwaConfig as source } from '../../api/config.ts';
import { appConfigPart } from '../shapes/app-config-part.ts';

export const getPwaConfig: EndpointOf<typeof source> = {
  id: "getPwaConfig",
  method: "GET",
  path: "/api/ve1/pwa-config",
  background: true,
  enveloped: true,
  reply: appConfigPart,
};
