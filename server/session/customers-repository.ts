import type { Selectable } from 'kysely';
import type { Profile, ProfileChanges } from '#schemas/entities/customer.ts';
import type { SessionAttributes } from '#schemas/entities/session.ts';
import type { Database } from '../database/database.ts';
import type { CustomerTable } from '../database/tables/session-tables.ts';

type Named = { readonly [K in keyof Profile]?: Profile[K] | undefined };

export interface NewCustomer extends Named {
  readonly userId: string;
  readonly mobile: string;
  readonly cartId: string;
}

/** What the app is told of a logged-in customer. */
export type CustomerAttributes = SessionAttributes & { userId: string; cartId: string };

export type CustomersRepository = ReturnType<typeof createCustomersRepository>;

/** Everybody who has logged in. What a session tells of its customer is read from here each time, so that all devices see a change. */
export function createCustomersRepository(db: Database, now: () => number) {
  return {
    async find(userId: string, transaction: Database = db): Promise<CustomerAttributes | undefined> {
      const row = await transaction
        .selectFrom('customers')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirst();
      return row && attributesOf(row);
    },

    async findByMobile(mobile: string, transaction: Database = db): Promise<CustomerAttributes | undefined> {
      const row = await transaction
        .selectFrom('customers')
        .selectAll()
        .where('mobile', '=', mobile)
        .executeTakeFirst();
      return row && attributesOf(row);
    },

    /** The customer with this number: who is new is made from what was given, who is known stays as they are. */
    async findOrCreate(
      { userId, mobile, cartId, firstName, lastName, email }: NewCustomer,
      transaction: Database = db,
    ): Promise<CustomerAttributes> {
      await transaction
        .insertInto('customers')
        .values({
          id: userId,
          mobile,
          cart_id: cartId,
          first_name: firstName ?? null,
          last_name: lastName ?? null,
          email: email ?? null,
          created_at: new Date(now()),
        })
        .onConflict((conflict) => conflict.column('mobile').doNothing())
        .execute();
      const row = await transaction
        .selectFrom('customers')
        .selectAll()
        .where('mobile', '=', mobile)
        .executeTakeFirstOrThrow();
      return attributesOf(row);
    },

    /** Changes what is given. */
    async change(
      userId: string,
      { firstName, lastName, email }: ProfileChanges,
    ): Promise<CustomerAttributes | undefined> {
      if (firstName === undefined && lastName === undefined && email === undefined) return this.find(userId);
      const row = await db
        .updateTable('customers')
        .set({ first_name: firstName, last_name: lastName, email })
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirst();
      return row && attributesOf(row);
    },
  };
}

function attributesOf(row: Selectable<CustomerTable>): CustomerAttributes {
  return {
    userId: row.id,
    // Names of the specification for the customer's id and for a login; they say nothing else here.
    sub: row.id,
    cognitoLoggedin: true,
    cartId: row.cart_id,
    mobile: row.mobile,
    // A customer exists once a code that was sent to the number came back, or a partner vouched for it. Nothing is sent to the email address.
    phoneNumberVerified: true,
    emailVerified: false,
    ...(row.first_name !== null && { firstName: row.first_name }),
    ...(row.last_name !== null && { lastName: row.last_name }),
    ...(row.email !== null && { email: row.email }),
  };
}
