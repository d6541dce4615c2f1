import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { Settings } from './settings.ts';

/** Where the server is reached on this machine, for those who set no PUBLIC_ORIGIN. */
export function ownAddress({ HOST }: Pick<Settings, 'HOST'>, port: number): string {
  if (['0.0.0.0', '::'].includes(HOST)) return `http://localhost:${port}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}

/**
 * What canonical addresses begin with. Never the Host header: whoever asks chooses it, and caches would keep the page that names it.
 * Asked once the server listens, because with PORT=0 the port is known only then.
 */
export function canonicalOrigin(
  settings: Pick<Settings, 'HOST' | 'PORT' | 'PUBLIC_ORIGIN'>,
  server: Pick<Server, 'address'>,
): string {
  const address = server.address() as AddressInfo | null;
  return settings.PUBLIC_ORIGIN ?? ownAddress(settings, address?.port ?? settings.PORT);
}
