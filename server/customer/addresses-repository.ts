import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import { checksumOf } from '../content/canonical-json.ts';
import type { Database } from '../database/database.ts';
import type { RandomBytes } from '../session/tokens.ts';
import { inTurn } from './in-turn.ts';

/** How many a customer may keep. */
export const mostAddresses = 50;

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

export type AddressesRepository = ReturnType<typeof createAddressesRepository>;

/** The addresses of customers. Every question names its customer, so that nobody reaches another's by its id. */
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

    /** One that the customer has already is that one. Undefined when there are too many. */
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

    /** Undefined when the customer has no such address. One that becomes the same as another takes its place. */
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
