import { isIP } from 'node:net';

const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (ranges.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/**
 * The proxies whose forwarded headers are trusted; false for none. Undefined for any other text. Neither every client nor a number of
 * proxies can be trusted: a client that reaches the server without passing them could claim any address, and so pass every rate limit.
 */
export function readTrustProxy(text: string): string[] | false | undefined {
  if (text === 'false') return false;
  const list = text.split(',').map((part) => part.trim());
  return list.every(isNetwork) ? list : undefined;
}
