import { isIPv4 } from 'node:net';

/** The settings that decide who reaches the server and its data, by their names; absent ones are undefined. */
export type ReachValues = Readonly<Record<string, unknown>>;

/** The settings by which others than the user of this machine reach the server or its data; none for a sandbox that is private. */
export function openings(values: ReachValues): string[] {
  const { SANDBOX, DATABASE_URL, HOST, PUBLIC_ORIGIN, TRUST_PROXY } = values;
  return [
    ...(SANDBOX === 'off' ? ['SANDBOX=off'] : []),
    ...(DATABASE_URL === undefined ? [] : ['DATABASE_URL']),
    ...(isLoopback(String(HOST)) ? [] : [`HOST=${String(HOST)}`]),
    ...(isForCustomers(values) ? [`PUBLIC_ORIGIN=${String(PUBLIC_ORIGIN)}`] : []),
    ...(TRUST_PROXY === undefined || TRUST_PROXY === false ? [] : ['TRUST_PROXY']),
  ];
}

/** Whether the server has an https address: only one that customers use needs it. */
export function isForCustomers({ PUBLIC_ORIGIN }: ReachValues): boolean {
  return String(PUBLIC_ORIGIN).startsWith('https:');
}

/** Whether only this machine reaches an address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
