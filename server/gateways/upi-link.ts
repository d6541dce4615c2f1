import { decimalOf, paiseOf } from './amounts.ts';

/** A request to pay by UPI (NPCI, UPI Linking Specification). */
export interface UpiRequest {
  /** The address of the payee, such as shop@bank. */
  readonly payee: string;
  readonly name: string;
  /** The payee's reference, which the bank gives back. */
  readonly ref: string;
  /** In paise. */
  readonly amount: number;
  readonly note?: string | undefined;
  /** Category of the merchant. */
  readonly mcc?: string | undefined;
}

const addressPattern = /^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i;

/** upi://pay?…, which UPI apps open, also as a QR code. */
export function upiLink({ payee, name, ref, amount, note, mcc }: UpiRequest): string {
  return linkOf([
    ['pa', payee],
    ['pn', name],
    ...(mcc ? [['mc', mcc] as const] : []),
    ['tr', ref],
    ...(note ? [['tn', note] as const] : []),
    ['am', decimalOf(amount)],
    ['cu', 'INR'],
  ]);
}

/** What a link asks for; undefined where it is no request for a certain payment. */
export function readUpiLink(link: string): UpiRequest | undefined {
  const query = /^upi:\/\/pay\/?\?(.+)$/i.exec(link.trim())?.[1];
  const value = new URLSearchParams(query);
  const [payee, ref, amount] = [value.get('pa'), value.get('tr'), paiseOf(value.get('am'))];
  const isRupees = (value.get('cu') ?? 'INR') === 'INR';
  if (!payee || !addressPattern.test(payee) || !ref || amount === undefined || !isRupees) return undefined;
  const [note, mcc] = [value.get('tn'), value.get('mc')];
  return { payee, name: value.get('pn') ?? payee, ref, amount, ...(note && { note }), ...(mcc && { mcc }) };
}

/**
 * The link of what a gateway gave: with or without upi://pay?, with spaces as + or %20. Undefined where it asks for another amount. A signed one stays
 * as it is.
 */
export function upiLinkOf(given: string, amount: number): string | undefined {
  const query = given.trim().replace(/^upi:\/\/pay\/?\?/i, '');
  const pairs = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  const names = new Set(pairs.map(([name]) => name));
  if (names.size < pairs.length) return undefined;
  const link = names.has('sign')
    ? `upi://pay?${query}`
    : linkOf([
        ...pairs.map(([name, value]) => [name, name === 'am' ? decimalOf(amount) : value] as const),
        ...(names.has('cu') ? [] : [['cu', 'INR'] as const]),
      ]);
  return readUpiLink(`upi://pay?${query}`)?.amount === amount ? link : undefined;
}

/** Spaces are %20, and the sign of an address stays: some apps read neither + nor %40. */
function linkOf(pairs: readonly (readonly [name: string, value: string])[]): string {
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`);
  return `upi://pay?${query.join('&')}`;
}

const apps = [
  {
    id: 'gpay',
    label: 'Google Pay',
    scheme: 'gpay://upi/pay',
    package: 'com.google.android.apps.nbu.paisa.user',
  },
  { id: 'phonepe', label: 'PhonePe', scheme: 'phonepe://pay', package: 'com.phonepe.app' },
  { id: 'paytm', label: 'Paytm', scheme: 'paytmmp://pay', package: 'net.one97.paytm' },
  { id: 'bhim', label: 'BHIM', scheme: undefined, package: 'in.org.npci.upiapp' },
] as const;

export interface UpiApp {
  readonly id: string;
  readonly label: string;
  readonly link: string;
}

interface AppsOf {
  readonly link: string;
  readonly userAgent: string;
  /** The page of the sandbox that plays a UPI app; absent outside it. */
  readonly sandboxApp?: string | undefined;
}

/**
 * Links that open one app each. Android finds an app by its package, iOS by a scheme of its own, and a desktop has none: it shows the QR code.
 * 'Any UPI app' stands beside named ones, as NPCI wants it.
 */
export function upiApps({ link, userAgent, sandboxApp }: AppsOf): UpiApp[] {
  const query = link.slice(link.indexOf('?'));
  const any = { id: 'any', label: 'Any UPI app', link };
  const played = sandboxApp
    ? [
        {
          id: 'sandbox',
          label: 'UPI app of the sandbox',
          link: `${sandboxApp}?link=${encodeURIComponent(link)}`,
        },
      ]
    : [];
  if (/Android/i.test(userAgent)) {
    const named = apps.map(({ id, label, package: name }) => ({
      id,
      label,
      link: `intent://pay${query}#Intent;scheme=upi;package=${name};end`,
    }));
    return [...played, ...named, any];
  }
  if (/iPhone|iPad|iPod/i.test(userAgent)) {
    const named = apps.flatMap(({ id, label, scheme }) =>
      scheme ? [{ id, label, link: scheme + query }] : [],
    );
    return [...played, ...named, any];
  }
  return played;
}
