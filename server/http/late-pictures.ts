import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Drawn } from '../picture-drawer.ts';
import { cacheControlOf, likeFiles } from './static-files.ts';

interface LatePictures {
  /** The built web app, where a picture appears once it is drawn. */
  readonly folder: string;
  readonly drawn: Drawn;
}

/** A picture, a width and a format: such a name reaches no other folder. */
const fileName = /^([a-z0-9-]+)-\d+\.(avif|webp)$/;

/** Sends pictures that were not there when the server started. One that is being drawn is waited for. */
export function registerLatePictures(app: FastifyInstance, { folder, drawn }: LatePictures) {
  app.get<{ Params: { file: string } }>('/pictures/:file', { config: likeFiles }, async (request, reply) => {
    const { file } = request.params;
    const [, id, format] = fileName.exec(file) ?? [];
    if (id === undefined) return reply.callNotFound();
    const path = join(folder, 'pictures', file);
    if (!(await exists(path))) await drawn(id);
    if (!(await exists(path))) return reply.callNotFound();
    return reply
      .header('cache-control', cacheControlOf(request.url))
      .type(`image/${format}`)
      .send(createReadStream(path));
  });
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
