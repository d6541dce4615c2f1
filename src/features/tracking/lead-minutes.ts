import { constants } from '#src/config/constants.ts';

interface ForLaterOrTrain {
  readonly scheduledFor?: string | undefined;
  readonly train?: { readonly arrivesAt?: string | undefined } | undefined;
}

/** When an order for later is wanted: one to a train when that arrives, as it is known now. */
export function wantedAt({ scheduledFor, train }: ForLaterOrTrain): string | undefined {
  return scheduledFor === undefined ? undefined : (train?.arrivesAt ?? scheduledFor);
}

/** Whether an order for later is there after its time. One to a train comes with its train. */
export function isAfterItsTime({
  scheduledFor,
  expectedAt,
  train,
}: ForLaterOrTrain & { readonly expectedAt?: string | undefined }): boolean {
  if (scheduledFor === undefined || expectedAt === undefined || train) return false;
  return Date.parse(expectedAt) > Date.parse(scheduledFor);
}

interface ForLater {
  readonly scheduledFor: string;
  readonly beginsAt?: string | undefined;
}

/** CON-04. How long before its time the kitchen begins an order for later: as the server has planned it, else as it is usual. */
export function leadMinutes({ scheduledFor, beginsAt }: ForLater): number {
  const leadMs =
    beginsAt === undefined
      ? constants.orders.scheduledLeadMs
      : Date.parse(scheduledFor) - Date.parse(beginsAt);
  return Math.max(0, Math.round(leadMs / 60_000));
}
