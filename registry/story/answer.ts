import { type DefaultBodyType, delay, HttpResponse, http, type HttpHandler } from 'msw';
import type { z } from 'zod';
import type { Call } from '#schemas/call.ts';

type ReplyInput<C extends Call> = z.input<C['reply']>;

/** `/stores/$storeId/widget` as MSW writes it. */
function pathOf({ path }: Call): string {
  return `*${path.replace(/\$(\w+)/g, ':$1')}`;
}

function handle(call: Call, resolver: () => Promise<Response> | Response): HttpHandler {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'patch';
  return http[method](pathOf(call), resolver);
}

/**
 * Answers a call in a story: `beforeEach({ msw }) { msw.use(answer(getLanding, { … })) }`. A reply that does not fit the call's schema throws
 * where the story is defined.
 */
export function answer<C extends Call>(call: C, reply: ReplyInput<C>): HttpHandler {
  const checked = call.reply.safeParse(reply);
  if (!checked.success)
    throw new Error(
      `A story answers '${call.id}' with a reply that does not fit the schema of the call: ${checked.error.message}`,
    );
  return handle(call, () => HttpResponse.json(checked.data as DefaultBodyType));
}

/** The call fails with this status and with the body of a failure. */
export function answerFailure(call: Call, status: number, errors: readonly object[] = []): HttpHandler {
  return handle(call, () => HttpResponse.json({ status: 'FAILED', errors: [...errors] }, { status }));
}

/** The call never ends, so that the story shows the loading state. */
export function answerNever(call: Call): HttpHandler {
  return handle(call, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}
