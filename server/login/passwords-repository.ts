import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Database } from '../database/database.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly secret: string;
}

export type PasswordsRepository = ReturnType<typeof createPasswordsRepository>;

/**
 * The passwords of customers, as Argon2id hashes. A password of six digits is found by a million tries, so the hash needs a key too, which follows
 * from the server's secret: the database alone lets nobody in.
 */
export function createPasswordsRepository({ db, now, secret }: Options) {
  const options = { secret: createHmac('sha256', secret).update('passwords').digest() };
  let nobodys: Promise<string> | undefined;

  return {
    /** The customer with this number and this password. For a number without one it takes as long: a hash is compared in any case. */
    async ownerOf({ mobile, password }: { mobile: string; password: string }): Promise<string | undefined> {
      nobodys ??= hash('', options);
      const [other, row] = await Promise.all([
        nobodys,
        db
          .selectFrom('customer_passwords as password')
          .innerJoin('customers as customer', 'customer.id', 'password.customer_id')
          .select(['customer.id', 'password.hash'])
          .where('customer.mobile', '=', mobile)
          .executeTakeFirst(),
      ]);
      const isRight = await verify(row?.hash ?? other, password, options);
      return isRight ? row?.id : undefined;
    },

    hashOf: (password: string): Promise<string> => hash(password, options),

    /** Replaces the password of a customer. */
    async set(customerId: string, hashed: string, transaction: Database): Promise<void> {
      const row = { hash: hashed, changed_at: new Date(now()) };
      await transaction
        .insertInto('customer_passwords')
        .values({ customer_id: customerId, ...row })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
        .execute();
    },
  };
}
