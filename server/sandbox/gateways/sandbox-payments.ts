import { sql } from 'kysely';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { Database } from '../../database/database.ts';
import { type Removal, removeExpiredRows } from '../../database/remove-in-batches.ts';
import type { RandomBytes } from '../../random-bytes.ts';
import { describedScenario, type ScenarioName, scenarioNames, scenarioOf, type Truth } from './scenarios.ts';

/** How long a request in a UPI app can be answered. */
const requestSeconds = 300;
/** How long the sandbox remembers a payment. */
const keptDays = 30;

/** What a simulator remembers of a payment besides its amount. No card number, code or PIN. */
export interface PaymentDetail {
  /** The gateway's own id of the payment. */
  readonly id: string;
  /** What is paid, and to whom, for the page. */
  readonly description: string;
  /** Where the browser goes back to; absent where it never left the shop. */
  readonly returnUrl?: string | undefined;
  /** How it is paid, in words: 'UPI asha@okbank'. */
  readonly means?: string | undefined;
  /** What the gateway was given and has to say again. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface PaymentAsked {
  readonly gateway: GatewayKind;
  readonly ref: string;
  readonly amount: number;
  readonly detail: Omit<PaymentDetail, 'id'>;
}

export interface SandboxPayment {
  readonly gateway: GatewayKind;
  readonly ref: string;
  readonly amount: number;
  /** Undefined until one was chosen. */
  readonly scenario: ScenarioName | undefined;
  /** At this moment; 'none' while nobody has paid. */
  readonly state: Truth | 'none';
  readonly outage: 'error' | 'silence' | undefined;
  readonly detail: PaymentDetail;
  /** When it was asked for, or how it goes was chosen. */
  readonly at: number;
  /** Refund id → paise, in the order in which they were asked for. */
  readonly refunds: Readonly<Record<string, number>>;
}

/** After these the page asks again. */
const staying = scenarioNames.filter((name) => describedScenario(name).returns === 'later');

type Key = Pick<SandboxPayment, 'gateway' | 'ref'>;

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

export type SandboxPayments = ReturnType<typeof createSandboxPayments>;

/**
 * What the gateways of the sandbox know of payments. It is in the database, so it is still known after a restart, and to every process. What changes
 * with time follows from stored times when it is read.
 */
export function createSandboxPayments({ db, now, randomBytes }: Options) {
  function rowOf(from: Database, gateway: GatewayKind, ref: string) {
    return from
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('gateway', '=', gateway)
      .where('ref', '=', ref);
  }

  function read(row: {
    readonly gateway: string;
    readonly ref: string;
    readonly amount: number;
    readonly state: string;
    readonly scenario: string | null;
    readonly detail: unknown;
    readonly due_at: Date | null;
    readonly updated_at: Date;
  }): SandboxPayment {
    const { refunds = {}, ...detail } = row.detail as PaymentDetail & { refunds?: Record<string, number> };
    const name = scenarioOf(row.scenario);
    const scenario = name && describedScenario(name);
    const isDue = row.due_at !== null && row.due_at.getTime() <= now();
    const later = scenario ? (scenario.then?.state ?? scenario.first) : 'failed';
    return {
      gateway: row.gateway as GatewayKind,
      ref: row.ref,
      amount: row.amount,
      scenario: name,
      state: isDue ? later : (row.state as SandboxPayment['state']),
      outage: isDue ? undefined : scenario?.outage,
      detail,
      refunds,
      at: row.updated_at.getTime(),
    };
  }

  async function find(gateway: GatewayKind, ref: string): Promise<SandboxPayment | undefined> {
    const row = await rowOf(db, gateway, ref).executeTakeFirst();
    return row && read(row);
  }

  return {
    find,

    /** By the gateway's own id. */
    async findById(gateway: GatewayKind, id: string): Promise<SandboxPayment | undefined> {
      const row = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('gateway', '=', gateway)
        .where(holds({ id }))
        .executeTakeFirst();
      return row && read(row);
    },

    /** Remembers a payment that is asked for. A second one with the same reference changes nothing; what is known is returned. */
    async ask({ gateway, ref, amount, detail }: PaymentAsked): Promise<SandboxPayment> {
      const at = new Date(now());
      await db
        .insertInto('sandbox_payments')
        .values({
          gateway,
          ref,
          amount,
          state: 'none',
          scenario: null,
          detail: JSON.stringify({ ...detail, id: idOf(randomBytes) }),
          due_at: null,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return read(await rowOf(db, gateway, ref).executeTakeFirstOrThrow());
    },

    /** Asks for it in a UPI app: it is pending until it is answered or ends. On a page nobody has paid yet. */
    async askInApp({ gateway, ref }: Key): Promise<SandboxPayment> {
      await db
        .updateTable('sandbox_payments')
        .set({ state: 'pending', due_at: new Date(now() + requestSeconds * 1000) })
        .where('gateway', '=', gateway)
        .where('ref', '=', ref)
        .where('scenario', 'is', null)
        .where('state', '=', 'none')
        .execute();
      return read(await rowOf(db, gateway, ref).executeTakeFirstOrThrow());
    },

    /** Says how a payment goes, and how it is paid. The first choice holds, unless the page stays open after it. */
    async choose(
      { gateway, ref }: Key,
      name: ScenarioName,
      { means, fields }: Partial<Pick<PaymentDetail, 'means' | 'fields'>> = {},
    ): Promise<SandboxPayment> {
      const { first, then } = describedScenario(name);
      const known = fields && (await rowOf(db, gateway, ref).executeTakeFirst());
      const paid = {
        ...(means !== undefined && { means }),
        ...(known && { fields: { ...read(known).detail.fields, ...fields } }),
      };
      await db
        .updateTable('sandbox_payments')
        .set({
          scenario: name,
          state: first,
          due_at: then ? new Date(now() + then.seconds * 1000) : null,
          updated_at: new Date(now()),
          detail: sql<string>`detail || ${JSON.stringify(paid)}::jsonb`,
        })
        .where('gateway', '=', gateway)
        .where('ref', '=', ref)
        .where((is) => is.or([is('scenario', 'is', null), is('scenario', 'in', staying)]))
        // A request whose time is over is not paid any more.
        .where((is) => is.or([is('due_at', 'is', null), is('due_at', '>', new Date(now()))]))
        .execute();
      return read(await rowOf(db, gateway, ref).executeTakeFirstOrThrow());
    },

    /** Whether the shop is still to be told of the state of a payment; who gets true, tells it. Each state is told once. */
    async takeNotice({ gateway, ref }: Key, state: Truth): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sandbox_payments')
        .set({ detail: sql<string>`detail || ${JSON.stringify({ told: state })}::jsonb` })
        .where('gateway', '=', gateway)
        .where('ref', '=', ref)
        .where(sql<boolean>`detail->>'told' is distinct from ${state}`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Payments of the last minutes that went some way. */
    async recent(): Promise<SandboxPayment[]> {
      const rows = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('scenario', 'is not', null)
        .where('updated_at', '>', new Date(now() - requestSeconds * 1000))
        .orderBy('updated_at')
        .execute();
      return rows.map(read);
    },

    /** Gives a payment back, once for each id. */
    refund(
      { gateway, ref }: Key,
      { refundId, amount }: { readonly refundId: string; readonly amount: number },
    ): Promise<'asked' | 'known' | 'refused'> {
      return db.transaction().execute(async (transaction) => {
        const row = await rowOf(transaction, gateway, ref).forUpdate().executeTakeFirst();
        const payment = row && read(row);
        if (!payment || payment.state !== 'success') return 'refused';
        if (Object.hasOwn(payment.refunds, refundId))
          return payment.refunds[refundId] === amount ? 'known' : 'refused';
        const before = Object.values(payment.refunds).reduce((sum, one) => sum + one, 0);
        if (amount <= 0 || before + amount > payment.amount) return 'refused';
        await transaction
          .updateTable('sandbox_payments')
          .set({
            detail: JSON.stringify({
              ...payment.detail,
              refunds: { ...payment.refunds, [refundId]: amount },
            }),
          })
          .where('gateway', '=', gateway)
          .where('ref', '=', ref)
          .execute();
        return 'asked';
      });
    },

    /** All with a value in one of their fields. */
    async withField(gateway: GatewayKind, name: string, value: string): Promise<SandboxPayment[]> {
      const rows = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('gateway', '=', gateway)
        .where(holds({ fields: { [name]: value } }))
        .execute();
      return rows.map(read);
    },

    /** A payment by its reference alone, as a UPI app knows it. */
    async findByRef(ref: string): Promise<SandboxPayment | undefined> {
      const row = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('ref', '=', ref)
        .orderBy('updated_at', 'desc')
        .executeTakeFirst();
      return row && read(row);
    },

    /** Payments that nobody has answered yet, the newest first. */
    async waiting(): Promise<SandboxPayment[]> {
      const rows = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('scenario', 'is', null)
        .where('updated_at', '>', new Date(now() - requestSeconds * 1000))
        .where('amount', '>', 0)
        .orderBy('updated_at', 'desc')
        .limit(20)
        .execute();
      return rows.map(read);
    },

    removeExpired(removal?: Removal): Promise<void> {
      // Several gateways may have a payment with the same reference.
      return removeExpiredRows(
        db,
        {
          table: 'sandbox_payments',
          key: ['gateway', 'ref'],
          expiry: 'updated_at',
          until: new Date(now() - keptDays * 24 * 3_600_000),
        },
        removal,
      );
    },
  };
}

/** Payments whose detail holds a value, in a way that their index finds. */
function holds(part: object) {
  return sql<boolean>`detail @> ${JSON.stringify(part)}::jsonb`;
}

/** Digits alone, as gateways number payments. */
function idOf(randomBytes: RandomBytes): string {
  return `4039${randomBytes(6).readUIntBE(0, 6).toString().padStart(15, '0')}`;
}
