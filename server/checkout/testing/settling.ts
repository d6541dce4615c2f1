import { vi } from 'vitest';
import type { PaymentStatus } from '../../gateways/gateway.ts';
import { createFakeGateway } from '../../gateways/testing/fake-gateway.ts';
import { createSettle } from '../settle.ts';
import { nextState } from '../states.ts';
import type { Payment, Transaction } from '../transactions-repository.ts';
import type { Change } from '../transitions.ts';
import { begunAt, transactionOf } from './transaction-of.ts';

/** What the gateway says of a transaction that was paid. */
export const success: PaymentStatus = {
  state: 'success',
  ref: 't-1',
  amount: 25_000,
  currency: 'INR',
  gatewayId: 'g-1',
};

const { isAsked: _, ...payment } = transactionOf().payment;

/** A payment that no gateway was asked for. */
export const notAsked: Payment = payment;

/** What settles, `ms` after the transaction began. `current` is the row as it is in its turn, where that is another one by then. */
export function settling(ms = 0, current?: Transaction) {
  const payu = createFakeGateway('PAYU');
  const changes: (Change | undefined)[] = [];
  const now = vi.fn(() => begunAt + ms);
  const questions: number[] = [];
  const mayAsk = vi.fn(() => true);
  const postponed = vi.fn();
  const updated = vi.fn();
  const turns = vi.fn();
  const looked = vi.fn(async (row: Transaction) => row);
  const told = vi.fn(async (row: Transaction) => row);
  const log = { warn: vi.fn(), error: vi.fn() };
  const rows = new Map<string, Transaction>();
  const settle = createSettle({
    gateways: new Map([['PAYU', payu]]),
    transactions: {
      find: async (id: string) => rows.get(id),
      async takeQuestion(_id: string, spacingMs: number) {
        questions.push(spacingMs);
        return mayAsk();
      },
      postpone: postponed,
      async update(_id: string, change: Partial<Transaction>) {
        updated(change);
        return { ...(current ?? transactionOf()), ...change };
      },
    } as never,
    transitions: {
      async change(row: Transaction, decide: (row: Transaction) => Change | undefined) {
        const change = decide(current ?? row);
        changes.push(change);
        return { ...row, state: (change && nextState(row.state, change.event)) ?? row.state };
      },
      async inTurnOf(row: Transaction, act: (row: Transaction) => Promise<Transaction>) {
        turns(row.id);
        return act(current ?? row);
      },
      looked,
      told,
    } as never,
    now,
    log,
  });
  return { settle, payu, changes, questions, mayAsk, postponed, updated, turns, looked, told, log, rows };
}
