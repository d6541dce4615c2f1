import { vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { CallOptions, Clock } from '#src/request/ports.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';

interface World {
  readonly clock?: Clock;
  readonly persistence?: Persistence;
}

/** A store whose server is a table of answers by endpoint: data, `refused()`, or a function that returns either. */
export function placeWorld(
  answers: Readonly<Record<string, unknown>> = {},
  { clock, persistence }: World = {},
) {
  const call = vi.fn(async (endpoint: AnyEndpoint, options?: CallOptions) => {
    const answer = answers[endpoint.id];
    const reply = typeof answer === 'function' ? await (answer(options) as unknown) : answer;
    if (reply === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    return reply;
  });
  const app = createTestStore({
    request: requestAnswering(call),
    ...(clock ? { clock } : {}),
    ...(persistence ? { persistence } : {}),
  });
  const sentTo = (id: string) =>
    call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, options]) => options);
  return { ...app, call, sentTo };
}
