import { BlockList, isIP } from 'node:net';

/** The city of an IP address; undefined when it is not known. */
export type CityOfIp = (ip: string) => string | undefined;

const sandboxCities: readonly (readonly [subnet: string, prefix: number, city: string])[] = [
  // Blocks that no network uses (RFC 5737): the sandbox maps them to cities, to be tested with X-Forwarded-For.
  ['203.0.113.0', 25, 'Bengaluru'],
  ['203.0.113.128', 25, 'Chennai'],
  ['198.51.100.0', 25, 'Mumbai'],
  ['198.51.100.128', 25, 'Pune'],
  ['192.0.2.0', 25, 'New Delhi'],
  ['192.0.2.128', 25, 'Kolkata'],
];

/** The sandbox's table. Loopback and private addresses, like all others, have no city. */
export function createSandboxCities(): CityOfIp {
  const table = sandboxCities.map(([subnet, prefix, city]) => {
    const list = new BlockList();
    list.addSubnet(subnet, prefix, 'ipv4');
    return { list, city };
  });
  return (ip) => {
    const plain = ip.replace(/^::ffff:/i, '');
    return isIP(plain) === 4 ? table.find(({ list }) => list.check(plain))?.city : undefined;
  };
}
