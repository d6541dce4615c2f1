import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCallback } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

/** Writes a .br and a .gz file beside each text file of the build, for the server to send: compressed once, at the highest level. */
export function compressedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'compressed-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(outDir, { recursive: true });
        for (const name of files.filter((file) => /\.(js|css|html|svg|webmanifest|txt)$/.test(file))) {
          const path = join(outDir, name);
          const content = await readFile(path);
          if (content.length < 1024) continue;
          await writeFile(`${path}.br`, await brotli(content));
          await writeFile(`${path}.gz`, await gzip(content, { level: 9 }));
        }
      },
    },
  };
}
