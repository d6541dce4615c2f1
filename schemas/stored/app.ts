import { z } from 'zod';
import { analyticsEvent, appConfigReply } from '../api/config.ts';
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

/** Events of analytics that could not be sent yet, the oldest first (src/features/analytics/server-sink.ts). */
export const waitingEvents = defineStored({
  name: 'waitingEvents',
  keptIn: 'device',
  version: 1,
  schema: z.array(analyticsEvent),
});

/** What the customer said about analytics. */
export const analyticsAllowed = defineStored({
  name: 'analyticsAllowed',
  keptIn: 'device',
  version: 1,
  schema: z.boolean(),
});

/** The screens on which the lines of the cart were added, by the key of the line (ANA-03). */
export const entryPages = defineStored({
  name: 'entryPages',
  keptIn: 'tab',
  version: 1,
  schema: z.record(z.string(), z.string()),
});

export type PromptAnswer = Readonly<z.output<typeof homeScreenIcon.schema>>;
