import fc from 'fast-check';
import { expect } from 'vitest';
import { type Gateway, GatewayUnreachable } from '../gateway.ts';

/** Answers with fields of these names, some left out, and anything in them. */
export function oddAnswers(names: readonly string[]): fc.Arbitrary<object> {
  const any = fc.oneof(fc.jsonValue(), fc.string(), fc.integer());
  return fc.record(Object.fromEntries(names.map((name) => [name, any])), { requiredKeys: [] });
}

/** Whatever a gateway answers, it is no payment that succeeded, and no fault but that nothing is known. */
export async function expectNothingPaid(gateway: Gateway) {
  const asks = [
    async () => (await gateway.status({ ref: 'T1001', now: 0 })).state !== 'success',
    async () =>
      (await gateway.refund({ ref: 'T1001', refundId: 'R1', gatewayId: '1', amount: 100, now: 0 })) !==
      'done',
  ];
  for (const ask of asks) {
    const isNothing = await ask().catch((error: unknown) => error instanceof GatewayUnreachable);
    expect(isNothing).toBe(true);
  }
}
