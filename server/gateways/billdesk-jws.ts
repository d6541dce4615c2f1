import { CompactSign, compactVerify, decodeJwt, errors } from 'jose';
import { type GatewayAnswer, isObject } from './ask-gateway.ts';

export interface BilldeskAccount {
  readonly mercid: string;
  readonly clientId: string;
  readonly secret: string;
}

const algorithm = 'HS256';

/** Everything that is sent to BillDesk, and comes from it, is JSON signed with one key. */
export function signForBilldesk(body: object, { clientId, secret }: BilldeskAccount): Promise<string> {
  return new CompactSign(bytesOf(JSON.stringify(body)))
    .setProtectedHeader({ alg: algorithm, clientid: clientId })
    .sign(bytesOf(secret));
}

/** What was signed; undefined where it was not signed so, or for another client. */
export async function readFromBilldesk(
  token: string,
  { clientId, secret }: BilldeskAccount,
): Promise<GatewayAnswer | undefined> {
  try {
    const { payload, protectedHeader } = await compactVerify(token.trim(), bytesOf(secret), {
      algorithms: [algorithm],
    });
    const body: unknown = JSON.parse(new TextDecoder().decode(payload));
    return protectedHeader.clientid === clientId && isObject(body) ? body : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What a token says, whoever signed it. */
export function unprovenBody(token: string): GatewayAnswer {
  try {
    return decodeJwt(token.trim());
  } catch {
    return {};
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
