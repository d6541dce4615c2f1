import { z } from 'zod';
import { appConfigReply } from '../api/config.ts';
import { defineStored } from '../stored-value.ts';

/** The configuration as it was read last, and when: epoch milliseconds (WID-15). */
export const appConfig = defineStored({
  name: 'appConfig',
  keptIn: 'device',
  version: 1,
  schema: z.object({ timeLastStored: z.number(), config: appConfigReply }),
});

export const vegOnly = defineStored({ name: 'vegOnly', keptIn: 'device', version: 1, schema: z.boolean() });

/** The customer's answer to the install prompt: epoch milliseconds until which it is not shown again; null means never. */
export const homeScreenIcon = defineStored({
  name: 'homeScreenIcon',
  keptIn: 'device',
  version: 1,
  schema: z.object({ hiddenUntil: z.number().nullable() }),
});

/** Ids of the alerts that the customer dismissed. */
export const dismissedAlerts = defineStored({
  name: 'dismissedAlerts',
  keptIn: 'device',
  version: 1,
  schema: z.array(z.string()),
});

export const appBannerDismissed = defineStored({
  name: 'appBannerDismissed',
  keptIn: 'device',
  version: 1,
  schema: z.boolean(),
});

export type PromptAnswer = Readonly<z.output<typeof homeScreenIcon.schema>>;
