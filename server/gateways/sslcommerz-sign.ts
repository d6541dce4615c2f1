import { createHash } from 'node:crypto';
import { sameToken } from '../session/tokens.ts';

export type SslcommerzFields = Readonly<Record<string, string>>;

/** The fields that a form says are signed. */
export function signedNames(fields: SslcommerzFields): readonly string[] {
  return [...new Set((fields.verify_key ?? '').split(',').filter((name) => name !== ''))];
}

/** The signature of these fields: they and the hash of the password, by the order of their names. */
export function sslcommerzSign(fields: SslcommerzFields, names: readonly string[], password: string): string {
  const values = new Map(names.map((name) => [name, fields[name] ?? '']));
  values.set('store_passwd', md5(password));
  const pairs = [...values].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return md5(pairs.map(([name, value]) => `${name}=${value}`).join('&'));
}

/**
 * Whether a form is signed, and all of `needed` is. The form itself names what is signed, so no value may look like a pair of its own: it could hide a
 * field whose value was changed.
 */
export function isSslcommerzSigned(
  fields: SslcommerzFields,
  needed: readonly string[],
  password: string,
): boolean {
  const names = signedNames(fields);
  const isClear = names.every(
    (name) => /^\w{1,40}$/.test(name) && Object.hasOwn(fields, name) && !/&.*=/s.test(fields[name] ?? ''),
  );
  if (!isClear || names.includes('store_passwd') || !needed.every((name) => names.includes(name)))
    return false;
  return sameToken(fields.verify_sign ?? '', sslcommerzSign(fields, names, password));
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
