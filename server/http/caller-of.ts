import { isIPv4, isIPv6 } from 'node:net';

/**
 * The IP address that a request came from; empty when its connection has been closed meanwhile, as after a body that is no HTTP. Fastify's type
 * leaves that out.
 */
export function ipOf({ ip }: { readonly ip: string | undefined }): string {
  return ip ?? '';
}

/**
 * The key of a caller for rate limits: an IPv4 address, or the /64 network of an IPv6 one. Each customer of a provider has such a network,
 * with 2^64 addresses.
 */
export function callerOf({ ip }: { readonly ip: string | undefined }): string {
  const known = ipOf({ ip });
  if (known === '') return 'closed';
  const address = known.replace(/%.*$/, '');
  if (!isIPv6(address)) return known;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address
    .split('::')
    .map((half) => half.split(':').filter(Boolean).flatMap(numbers));
  if (!tail) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** One group, or the IPv4 address that stands for the last two. */
function numbers(part: string): number[] {
  if (!isIPv4(part)) return [Number.parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
