import { requestTexts } from '#src/config/texts/request.ts';
import { firstError } from './outcome.ts';
import { isRequestError, RequestError } from './request-error.ts';

/** The error for a reply that is not what was asked for, with the server's words where it has some; `code` is for one without. */
export function refusalOf(reply: unknown, code: string): RequestError {
  const said = firstError(reply);
  return new RequestError({
    kind: 'bad-response',
    code: said?.code ?? code,
    message: requestTexts.badResponse,
    requestId: '',
    displayMsg: said?.displayMsg,
    header: said?.header,
    btnMsg: said?.btnMsg,
  });
}

/** What the server had to say to the customer, of anything that a call or its reader threw. */
export function serverWordsOf(error: unknown): string | undefined {
  return isRequestError(error) ? error.displayMsg : undefined;
}
