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
 * Whom to believe: everyone, nobody, or those of a list. Undefined when it is none of these. A number of proxies is not taken: whoever
 * reaches the server past them could name any address.
 */
export function readTrustProxy(text: string): boolean | string[] | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  const list = text.split(',').map((part) => part.trim());
  return list.every(isNetwork) ? list : undefined;
}
