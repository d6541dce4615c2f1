import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import type { GuestSession } from '../session/session-repository.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { guestHeaders } from '../testing/test-app.ts';
import { cartService, line } from './testing/set-up-cart.ts';

// Starting a process and a database takes seconds on a busy machine.
const timeout = 240_000;

let folder = '';
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterEach(() => {
  server?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server on its database, and resolves with its address. */
async function start(): Promise<string> {
  server = startServer({ DATA_DIR: folder });
  await server.until('Stop with Ctrl+C');
  const [url] = /http:\/\/[\w.]+:\d+/.exec(server.said()) ?? [];
  if (url === undefined) throw new Error(`The server names no address: ${server.said()}`);
  return url;
}

async function kill(): Promise<void> {
  server?.child.kill('SIGKILL');
  await server?.exit;
}

interface Served {
  readonly status: string;
  readonly data?: { readonly version: number; readonly validItems: readonly { readonly quantity: number }[] };
}

it('a write whose server is killed is done once when the app sends it again, before and after it was done', {
  timeout,
}, async () => {
  let url = await start();
  const reply = await fetch(`${url}/loginhandler/anonymoususer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const guest = (await reply.json()) as GuestSession;
  const headers = {
    ...guestHeaders(guest),
    'content-type': 'application/json',
    [headerNames.storeId]: '14052',
    [headerNames.deliveryType]: 'D',
  };
  const path = `${cartService}/${guest.cartId}`;
  const put = (version: number, quantity: number) =>
    fetch(`${url}${path}/items`, {
      method: 'PUT',
      headers: { ...headers, [headerNames.requestId]: `request-${version}` },
      body: JSON.stringify({ version, items: [line('BEV1', { quantity })] }),
    });
  const served = async (answer: Promise<Response>) => {
    const { status, data } = (await (await answer).json()) as Served;
    return [status, data?.version, data?.validItems.map(({ quantity }) => quantity)];
  };

  for (const [version, isDone] of [
    [0, false],
    [1, true],
    [2, false],
  ] as const) {
    const quantity = version + 1;
    const lost = put(version, quantity).catch(() => null);
    // The reply of a write that was done counts as lost.
    if (isDone) await lost;
    await kill();
    await lost;
    url = await start();
    expect(await served(put(version, quantity))).toEqual(['SUCCESS', version + 1, [quantity]]);
    expect(await served(fetch(`${url}${path}`, { headers }))).toEqual(['SUCCESS', version + 1, [quantity]]);
  }
});
