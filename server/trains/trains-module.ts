import type { LocatorModule } from '../locator/locator-module.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import type { ModuleParts } from '../module.ts';
import { createCodeLimits } from '../order-codes/code-limits.ts';
import { createSendCode } from '../order-codes/send-code.ts';
import type { OrdersModule } from '../orders/orders-module.ts';
import { ownAddress } from '../own-address.ts';
import type { SmsModule } from '../sms/sms-module.ts';
import { createFollowTrains } from './follow-trains.ts';
import type { HttpPartnerOptions } from './http-partner.ts';
import { createJourneys } from './journeys.ts';
import { guessCosts, trainHandlers } from './train-handlers.ts';
import { trainPartnerOf } from './train-partner-of.ts';
import { createTripCodes } from './trip-codes.ts';
import { createTripToOrder } from './trip-to-order.ts';
import { createTripsRepository } from './trips-repository.ts';

export type TrainsModule = ReturnType<typeof trainsModule>;

interface Needs {
  readonly sms: SmsModule;
  readonly locator: LocatorModule;
  readonly orders: OrdersModule;
  /** The partner that the sandbox plays. */
  readonly inside: Omit<HttpPartnerOptions, 'timeOutMs'> | undefined;
}

const hour = 3600;
const tooManyLookups = (wait: string) => `Too many PNRs were looked up. Try again in ${wait}.`;

/** Orders to trains: journeys by their PNR, the seat that an order goes to, and the trains that placed orders wait for. */
export function trainsModule(parts: ModuleParts, { sms, locator, orders, inside }: Needs) {
  const { db, counts, settings, now, randomBytes, secret, log } = parts;
  const closesMs = Math.max(settings.TRAIN_CLOSES_MINUTES, settings.SCHEDULED_LEAD_MINUTES) * 60_000;
  const limit = (name: string, points: number) =>
    createRateLimit(counts, { name, points, seconds: hour, text: tooManyLookups });
  const home = settings.PUBLIC_ORIGIN ?? ownAddress(settings, settings.PORT);

  const trips = createTripsRepository(db, now);
  const partner = trainPartnerOf(settings, inside);
  const journeys = createJourneys({ partner, stores: locator.stores, closesMs, now });
  const trains = createFollowTrains({ trips, journeys, changes: orders.changes, now });
  const codes = createTripCodes({
    db,
    now,
    secret,
    trips,
    sendCode: createSendCode({ sms: sms.sms, domain: new URL(home).hostname, log }),
    limits: createCodeLimits(counts, settings.CODES_PER_HOUR, ''),
  });

  return {
    handlers: trainHandlers({
      db,
      now,
      randomBytes,
      journeys,
      trips,
      codes,
      lookups: {
        ofSession: limit('pnrs', 60 * guessCosts),
        // Many customers of a mobile network share one address.
        ofCaller: limit('pnrs-from', 1200 * guessCosts),
      },
      closesMs,
    }),
    trips,
    tripToOrder: createTripToOrder({ trips, trains, closesMs, now }),
    runDue: trains.runDue,
    removeExpired: (ending: AbortSignal) => trips.removeOld({ ending }),
  };
}
