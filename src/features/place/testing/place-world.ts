import { vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { CallOptions, Clock, Request } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';

interface World {
  readonly clock?: Clock;
  readonly persistence?: Persistence;
}

/** The store in front of a server in a table: a reply, an Error to throw, or a function that makes one. */
export function placeWorld(
  answers: Readonly<Record<string, unknown>> = {},
  { clock, persistence }: World = {},
) {
  const call = vi.fn(async (endpoint: AnyEndpoint, options?: CallOptions) => {
    const answer = answers[endpoint.id];
    const reply = typeof answer === 'function' ? await (answer(options) as unknown) : answer;
    if (reply === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    if (reply instanceof Error) throw reply;
    return reply;
  });
  const app = createTestStore({
    request: { call, callForReply: call } as unknown as Request,
    ...(clock ? { clock } : {}),
    ...(persistence ? { persistence } : {}),
  });
  const sentTo = (id: string) =>
    call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, options]) => options);
  return { ...app, call, sentTo };
}
