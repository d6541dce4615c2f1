import { isIP } from 'node:net';

const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (ranges.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * The clients whose forwarded headers are trusted: all, none, or those of a list. Undefined for any other text. A number of proxies is not
 * accepted: a client that reaches the server without passing them could claim any address.
 */
export function readTrustProxy(text: string): boolean | string[] | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  const list = text.split(',').map((part) => part.trim());
  return list.every(isNetwork) ? list : undefined;
}
