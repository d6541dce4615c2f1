import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { Settings } from './settings.ts';

/** Where the server listens. For 'localhost' it is one address and not two: the second would not end in order. */
export function listenAddress({ HOST }: Pick<Settings, 'HOST'>): string {
  return HOST === 'localhost' ? '127.0.0.1' : HOST;
}

/** The address of the server on this machine, used when PUBLIC_ORIGIN is not set. */
export function ownAddress({ HOST }: Pick<Settings, 'HOST'>, port: number): string {
  if (['0.0.0.0', '::'].includes(HOST)) return `http://localhost:${port}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}

/**
 * Scheme and host of canonical addresses. Never the Host header: the client chooses it, and caches would keep the page that contains it.
 * Called once the server listens, because with PORT=0 the port is known only then.
 */
export function canonicalOrigin(
  settings: Pick<Settings, 'HOST' | 'PORT' | 'PUBLIC_ORIGIN'>,
  server: Pick<Server, 'address'>,
): string {
  const address = server.address() as AddressInfo | null;
  return settings.PUBLIC_ORIGIN ?? ownAddress(settings, address?.port ?? settings.PORT);
}
