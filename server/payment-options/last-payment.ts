import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { OfferedOption, OptionOf } from './offered-options.ts';

interface Options {
  readonly db: Database;
  readonly optionOf: OptionOf;
}

interface Asked {
  readonly userId: string;
  /** What the device remembers, for a customer of whom no order is known. */
  readonly savedId: string | undefined;
  readonly request: FastifyRequest;
}

/**
 * How a customer paid the last time, as far as it can be offered again (PAY-34..37): it is still there, not blocked, can be chosen, and is no wallet of
 * Amazon, whose balance nobody knows.
 */
export function createLastPayment({ db, optionOf }: Options) {
  async function lastOf(userId: string) {
    const row = await db
      .selectFrom('order_transactions')
      .select('payment')
      .where('user_id', '=', userId)
      .where('state', '=', 'CONFIRMED')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row?.payment;
  }

  return async ({ userId, savedId, request }: Asked): Promise<OfferedOption | undefined> => {
    const last = await lastOf(userId);
    const ids = last ? [last.primaryPaymentId, last.secondaryPaymentId] : [savedId];
    const options = await Promise.all(
      ids.filter((id) => id !== undefined).map((id) => optionOf(id, request)),
    );
    // The loyalty wallet may stand in either place.
    const option = options.find((one) => !last || one?.mode === last.mode);
    return option?.status === 'E' && option.mode !== 'AMZPAY_WALLET' ? option : undefined;
  };
}
