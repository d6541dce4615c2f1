import { createHash } from 'node:crypto';

export type HppFields = Readonly<Record<string, string | undefined>>;

const requested = ['TIMESTAMP', 'MERCHANT_ID', 'ORDER_ID', 'AMOUNT', 'CURRENCY'];
const returned = ['TIMESTAMP', 'MERCHANT_ID', 'ORDER_ID', 'RESULT', 'MESSAGE', 'PASREF', 'AUTHCODE'];

/** The hash of a form that leads to the hosted payment page. */
export function hppRequestHash(fields: HppFields, secret: string): string {
  return hashOf(requested, fields, secret);
}

/** The hash of what the hosted payment page sends back. The amount is not in it. */
export function hppResponseHash(fields: HppFields, secret: string): string {
  return hashOf(returned, fields, secret);
}

function hashOf(names: readonly string[], fields: HppFields, secret: string): string {
  return sha1(`${sha1(names.map((name) => fields[name] ?? '').join('.'))}.${secret}`);
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
