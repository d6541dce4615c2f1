import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Drawn } from '../picture-drawer.ts';
import { cacheControlOf, likeFiles } from './static-files.ts';

interface Asked {
  Params: { file: string };
  Querystring: { v?: string; asked?: string };
}

interface LatePictures {
  /** The built web app, where a picture appears once it is drawn. */
  readonly folder: string;
  readonly drawn: Drawn;
}

/** A picture, a width and a format: such a name reaches no other folder. */
const fileName = /^([a-z0-9-]+)-\d+\.(avif|webp)$/;

/**
 * A browser has six connections to a server, and pictures that are being drawn would hold all of them. After this many milliseconds the browser
 * is sent to the same picture again: what the page needs more goes first then.
 */
const patience = 800;
/** Browsers follow about twenty redirects; after so many the picture is waited for. */
const mostRedirects = 15;

/** Sends pictures that were not there when the server started. One that is being drawn is waited for. */
export function registerLatePictures(app: FastifyInstance, { folder, drawn }: LatePictures) {
  app.get<Asked>('/pictures/:file', { config: likeFiles }, async (request, reply) => {
    const { file } = request.params;
    const [, id, format] = fileName.exec(file) ?? [];
    if (id === undefined) return reply.callNotFound();
    const path = join(folder, 'pictures', file);
    if (!(await exists(path))) {
      const times = Number(request.query.asked) || 0;
      if (!(await isDrawnSoon(drawn(id), times < mostRedirects)))
        return reply
          .header('cache-control', 'no-store')
          .redirect(askedAgain(request.query, file, times), 307);
    }
    if (!(await exists(path))) return reply.callNotFound();
    return reply
      .header('cache-control', cacheControlOf(request.url))
      .type(`image/${format}`)
      .send(createReadStream(path));
  });
}

async function isDrawnSoon(drawn: Promise<void>, isHurried: boolean): Promise<boolean> {
  const isDrawn = drawn.then(() => true);
  if (!isHurried) return isDrawn;
  const over = new AbortController();
  const tooLate = pause(patience, false, { signal: over.signal }).catch(() => false);
  try {
    return await Promise.race([isDrawn, tooLate]);
  } finally {
    over.abort();
  }
}

function askedAgain({ v }: Asked['Querystring'], file: string, times: number): string {
  const query = new URLSearchParams({ ...(v !== undefined && { v }), asked: String(times + 1) });
  return `/pictures/${file}?${query}`;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
