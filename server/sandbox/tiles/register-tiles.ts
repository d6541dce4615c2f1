import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { knows } from '../../http/answer.ts';
import { createTiles, type DrawTile } from './draw-tile.ts';
import { type TileTheme, tileThemes } from './palette.ts';
import type { MapPlaces } from './settlements.ts';
import type { TileAddress } from './world.ts';

export const tileZooms = { least: 4, most: 18 } as const;

/** Increase it whenever the drawing changes: browsers then load the tiles again. */
const drawingVersion = 2;
/** Number of tiles in the cache; a screen shows about thirty. */
const keptTiles = 400;

interface DrawnMap {
  readonly draw: DrawTile;
  /** Version of the drawing and of the places on it. */
  readonly version: string;
}

interface TileRequest {
  readonly Params: { readonly z: string; readonly x: string; readonly y: string };
  readonly Querystring: { readonly theme?: string };
}

/**
 * The map of the sandbox, so that maps need neither a key nor a network: `/sandbox/tiles/{z}/{x}/{y}.svg?theme=dark`. The places are read
 * with the first tile that is asked for.
 */
export function registerTiles(app: FastifyInstance, readPlaces: () => Promise<MapPlaces>) {
  let map: Promise<DrawnMap> | null = null;
  const drawn = new LRUCache<string, string>({ max: keptTiles });

  function theMap(): Promise<DrawnMap> {
    map ??= readPlaces()
      .then((places) => ({ draw: createTiles(places), version: versionOf(places) }))
      .catch((error: unknown) => {
        map = null;
        throw error;
      });
    return map;
  }

  function tileOf({ draw }: DrawnMap, address: TileAddress, theme: TileTheme): string {
    const key = `${theme}/${address.z}/${address.x}/${address.y}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const tile = draw(address, theme);
    drawn.set(key, tile);
    return tile;
  }

  async function answer(request: FastifyRequest<TileRequest>, reply: FastifyReply) {
    const address = readAddress(request.params);
    const theme = tileThemes.find((name) => name === (request.query.theme ?? 'light'));
    if (!address || !theme) return refuse(reply, 400, 'A tile is /sandbox/tiles/{z}/{x}/{y}.svg?theme=light');
    if (!exists(address)) return refuse(reply, 404, 'There is no such tile.');
    const known = await theMap();
    const etag = `${known.version}-${theme}-${address.z}-${address.x}-${address.y}`;
    reply.headers({
      'content-type': 'image/svg+xml; charset=utf-8',
      // An image needs no scripts or other resources, even when it is opened directly.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      etag: `"${etag}"`,
    });
    if (knows(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.send(tileOf(known, address, theme));
  }

  app.get<TileRequest>('/sandbox/tiles/:z/:x/:y.svg', { schema: { hide: true } }, answer);
}

function refuse(reply: FastifyReply, status: number, text: string) {
  return reply
    .status(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);
}

function versionOf(places: MapPlaces): string {
  return createHash('sha256')
    .update(`${drawingVersion}${JSON.stringify(places)}`)
    .digest('base64url')
    .slice(0, 10);
}

/** Null unless all three are whole numbers. */
function readAddress({ z, x, y }: TileRequest['Params']): TileAddress | null {
  const numbers = [z, x, y].map((text) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN));
  const [zoom = Number.NaN, column = Number.NaN, row = Number.NaN] = numbers;
  return numbers.some(Number.isNaN) ? null : { z: zoom, x: column, y: row };
}

function exists({ z, x, y }: TileAddress): boolean {
  return z >= tileZooms.least && z <= tileZooms.most && x < 2 ** z && y < 2 ** z;
}
