import { createHash } from 'node:crypto';

export interface PayuAccount {
  readonly key: string;
  readonly salt: string;
}

export type PayuFields = Readonly<Record<string, string | undefined>>;

const empty = ['', '', '', '', ''];
const ownFields = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'] as const;

/** The hash of a request to pay. */
export function payuRequestHash(fields: PayuFields, { key, salt }: PayuAccount): string {
  const { txnid, amount, productinfo, firstname, email } = fields;
  const parts = [key, txnid, amount, productinfo, firstname, email, ...ownFields.map((name) => fields[name])];
  return sha512([...parts, ...empty, salt]);
}

/** The hash of what the browser brings back: the same, the other way round. */
export function payuResponseHash(fields: PayuFields, { key, salt }: PayuAccount): string {
  const { txnid, amount, productinfo, firstname, email, status, additionalCharges } = fields;
  const parts = [
    salt,
    status,
    ...empty,
    ...ownFields.map((name) => fields[name]).toReversed(),
    email,
    firstname,
    productinfo,
    amount,
    txnid,
    key,
  ];
  return sha512(additionalCharges ? [additionalCharges, ...parts] : parts);
}

/** The hash of a question of the server. */
export function payuApiHash(command: string, var1: string, { key, salt }: PayuAccount): string {
  return sha512([key, command, var1, salt]);
}

function sha512(parts: readonly (string | undefined)[]): string {
  return createHash('sha512')
    .update(parts.map((part) => part ?? '').join('|'))
    .digest('hex');
}
