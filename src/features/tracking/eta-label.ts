import { constants } from '#src/config/constants.ts';
import type { Tracked } from './api/tracked.ts';

export type Eta = NonNullable<Tracked['dynamicETA']>;

/** ORD-13. What the labels may say. Any other text of a server is as good as none. */
const labels: readonly string[] = ['Unknown', 'NA', '20 minutes', '30 minutes', '45 minutes'];

/**
 * ORD-13. The label of a time of arrival. Minutes without a usable label go by the same steps; without either it is Unknown. Before any reply it is
 * what is promised where nothing else is known (CON-16).
 */
export function etaLabel(eta: Partial<Eta> | undefined): string {
  if (eta === undefined) return `${constants.tracking.defaultEtaMinutes} minutes`;
  const { label, minutes } = eta;
  if (label !== undefined && labels.includes(label)) return label;
  const step = minutes === undefined ? undefined : [20, 30, 45].find((most) => minutes <= most);
  return step === undefined ? 'Unknown' : `${step} minutes`;
}

/** Whether the label says how long it takes. */
export function saysMinutes(label: string): boolean {
  return label.endsWith('minutes');
}
