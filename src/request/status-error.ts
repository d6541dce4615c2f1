import type { Exchange, RawReply } from './exchange.ts';
import { firstError } from './first-error.ts';
import { RequestError, type RequestErrorDetail } from './request-error.ts';

/** The error of a refused call, with the server's texts for the customer. */
export function statusError(
  exchange: Exchange,
  reply: RawReply,
  detail: Partial<RequestErrorDetail> = {},
): RequestError {
  const said = firstError(tryParse(reply.text));
  return new RequestError({
    kind: 'status',
    message: `${exchange.endpoint.id} answered ${reply.status}`,
    status: reply.status,
    requestId: exchange.requestId,
    code: said?.code,
    displayMsg: said?.displayMsg,
    header: said?.header,
    btnMsg: said?.btnMsg,
    ...detail,
  });
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
