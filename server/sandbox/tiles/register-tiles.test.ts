import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerTiles } from './register-tiles.ts';
import type { MapPlaces } from './settlements.ts';

const places: MapPlaces = {
  cities: [
    {
      name: 'Bengaluru',
      latitude: 12.97,
      longitude: 77.59,
      population: 5_000_000,
      storeCount: 12,
    },
  ],
  localities: [{ name: 'Indiranagar', latitude: 12.9719, longitude: 77.6412, streets: [] }],
};

function start(readPlaces: () => Promise<MapPlaces> = async () => places) {
  const app = Fastify();
  registerTiles(app, readPlaces);
  return app;
}

let app = start();
afterEach(async () => {
  await app.close();
  app = start();
});

const tile = '/sandbox/tiles/13/5862/3797.svg';

describe('the tiles of the sandbox', () => {
  it('are pictures that may be cached, and get 304', async () => {
    const first = await app.inject(tile);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toContain('image/svg+xml');
    expect(first.headers['cache-control']).toContain('max-age=86400');
    expect(first.body).toMatch(/^<svg [^>]*width="256"/);
    const again = await app.inject({ url: tile, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('come in a light and in a dark theme, each with a version of its own', async () => {
    const light = await app.inject(tile);
    const dark = await app.inject(`${tile}?theme=dark`);
    expect(dark.statusCode).toBe(200);
    expect(dark.body).not.toBe(light.body);
    expect(dark.headers.etag).not.toBe(light.headers.etag);
  });

  it.each([
    ['/sandbox/tiles/3/1/1.svg', 404],
    ['/sandbox/tiles/19/1/1.svg', 404],
    ['/sandbox/tiles/4/16/1.svg', 404],
    ['/sandbox/tiles/4/1/16.svg', 404],
    ['/sandbox/tiles/4/1/-1.svg', 400],
    ['/sandbox/tiles/4/1.5/1.svg', 400],
    ['/sandbox/tiles/four/1/1.svg', 400],
    ['/sandbox/tiles/4/99999999999/1.svg', 400],
    [`${tile}?theme=pink`, 400],
    ['/sandbox/tiles/4/1/1.png', 404],
  ])('%s is answered by %i', async (url, status) => {
    expect((await app.inject(url)).statusCode).toBe(status);
  });

  it('read the places once, and again after a failure', async () => {
    const readPlaces = vi.fn(async () => places).mockRejectedValueOnce(new Error('no database'));
    app = start(readPlaces);
    expect((await app.inject(tile)).statusCode).toBe(500);
    expect((await app.inject(tile)).statusCode).toBe(200);
    expect((await app.inject(`${tile}?theme=dark`)).statusCode).toBe(200);
    expect(readPlaces).toHaveBeenCalledTimes(2);
  });
});
