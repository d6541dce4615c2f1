import type { Settings } from '../settings.ts';
import { createHttpPartner, type HttpPartnerOptions } from './http-partner.ts';
import type { TrainPartner } from './train-partner.ts';

const everyMs = 60_000;

/** The partner that knows PNRs: the one that the sandbox plays (`inside`), or that of the settings. */
export function trainPartnerOf(
  settings: Pick<Settings, 'GATEWAY_TIMEOUT_MS' | 'TRAIN_PARTNER_URL' | 'TRAIN_PARTNER_KEY'>,
  inside: Omit<HttpPartnerOptions, 'timeOutMs'> | undefined,
): TrainPartner | undefined {
  const timeOutMs = settings.GATEWAY_TIMEOUT_MS;
  if (inside) return createHttpPartner({ ...inside, timeOutMs });
  const { TRAIN_PARTNER_URL: url, TRAIN_PARTNER_KEY: key } = settings;
  return url && key ? createHttpPartner({ url, key, timeOutMs, everyMs, fetch }) : undefined;
}
