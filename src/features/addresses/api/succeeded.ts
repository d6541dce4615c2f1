import { statusOf } from '#src/request/outcome.ts';
import { refusalOf } from '#src/request/refusal.ts';

interface AddressReply<Data> {
  readonly status: string;
  readonly data?: Data | undefined;
}

/** The data of a reply that says that it worked; anything else is a failure, whatever its HTTP status was. */
export function succeeded<Data>(reply: AddressReply<Data>): Data {
  if (statusOf(reply) !== 'success' || reply.data === undefined) throw refusalOf(reply, 'REFUSED');
  return reply.data;
}
