import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import { checksumOf } from '../content/canonical-json.ts';
import type { Database } from '../database/database.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { inTurn } from '../database/in-turn.ts';

/** Most addresses of one customer. */
export const mostAddresses = 50;

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

export type AddressesRepository = ReturnType<typeof createAddressesRepository>;

/** The addresses of customers. Every query contains the customer, so that an id gives no access to the address of another. */
export function createAddressesRepository({ db, now, randomBytes }: Options) {
  return {
    /** The newest first. */
    async list(userId: string): Promise<SavedAddress[]> {
      const rows = await db
        .selectFrom('addresses')
        .select(['id', 'address'])
        .where('user_id', '=', userId)
        .orderBy('saved_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(savedAddress);
    },

    /** Returns the existing address when the customer has the same one already. Undefined when there are too many. */
    save(userId: string, address: AddressInput): Promise<SavedAddress | undefined> {
      return inTurn(db, userId, async (transaction) => {
        const own = await transaction
          .selectFrom('addresses')
          .select(['id', 'address', 'checksum'])
          .where('user_id', '=', userId)
          .execute();
        const checksum = checksumOf(address);
        const same = own.find((known) => known.checksum === checksum);
        if (same) return savedAddress(same);
        if (own.length >= mostAddresses) return undefined;
        const id = `a-${randomBytes(12).toString('base64url')}`;
        await transaction
          .insertInto('addresses')
          .values({
            id,
            user_id: userId,
            address: JSON.stringify(address),
            checksum,
            saved_at: new Date(now()),
          })
          .execute();
        return { ...address, address_id: id };
      });
    },

    /** Undefined when the customer has no such address. An address that becomes equal to another one replaces it. */
    change(
      { userId, id }: { readonly userId: string; readonly id: string },
      address: AddressInput,
    ): Promise<SavedAddress | undefined> {
      return inTurn(db, userId, async (transaction) => {
        const checksum = checksumOf(address);
        const own = await transaction
          .selectFrom('addresses')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (!own) return undefined;
        await transaction
          .deleteFrom('addresses')
          .where('user_id', '=', userId)
          .where('checksum', '=', checksum)
          .where('id', '<>', id)
          .execute();
        await transaction
          .updateTable('addresses')
          .set({ address: JSON.stringify(address), checksum })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .execute();
        return { ...address, address_id: id };
      });
    },

    async remove({ userId, id }: { readonly userId: string; readonly id: string }): Promise<void> {
      await db.deleteFrom('addresses').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
}

function savedAddress({ id, address }: { id: string; address: AddressInput }): SavedAddress {
  return { ...address, address_id: id };
}
