import { pick } from '#tests/support/seeded-random.ts';
import type { Trouble } from './proxy.ts';
import type { ShopOnPostgres } from './shop-on-postgres.ts';

const second = 1000;
const minute = 60 * second;

/** Faults of processes, of the database and of time, each as often as it stands here. What gateways do is drawn with each order. */
const kinds = [
  'a process is killed',
  'a process is killed',
  'a process is ended in order',
  'PostgreSQL is restarted',
  'connections to PostgreSQL are cut',
  'time goes by',
  'time goes by',
  'time goes by',
  'the network is bad',
  'the network is good',
] as const;
export type Fault = (typeof kinds)[number];

/** Draws what the network does to calls, and what happens to the shop. */
export function createFaults(random: () => number) {
  const counted = new Map<Fault | Exclude<Trouble, 'none'>, number>();
  let isBad = false;
  const count = (name: Fault | Exclude<Trouble, 'none'>) => counted.set(name, (counted.get(name) ?? 0) + 1);

  return {
    counted,

    /** One of seven calls is lost while the network is bad. */
    trouble(): Trouble {
      if (!isBad || random() > 0.15) return 'none';
      const how = pick(['lost request', 'lost reply', 'lost reply', 'cut reply'] as const, random);
      count(how);
      return how;
    },

    async happen(shop: ShopOnPostgres): Promise<void> {
      const kind = pick(kinds, random);
      const server = pick(shop.servers, random);
      count(kind);
      switch (kind) {
        case 'a process is killed':
          return shop.killAndStart(server);
        case 'a process is ended in order':
          await server.stop();
          return server.start();
        case 'PostgreSQL is restarted':
          return shop.restartDatabase();
        case 'connections to PostgreSQL are cut':
          return shop.cutConnections();
        case 'time goes by':
          return shop.pass(pick([5 * second, 12 * second, 30 * second, minute, 16 * minute], random));
        case 'the network is bad':
          isBad = true;
          return;
        case 'the network is good':
          isBad = false;
      }
    },

    /** From now on nothing happens any more. */
    end: () => void (isBad = false),
  };
}
