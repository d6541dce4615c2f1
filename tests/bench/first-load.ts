import { gzipSync } from 'node:zlib';
import { pageScriptsId } from '#src/app/page-ids.ts';

/** The most that the first scripts of home, menu and cart may weigh, in kB gzip. */
export const FIRST_LOAD_KB = 150;

/** gzip bytes of every script that the page fetches before any input: the one in its head, and those among the files that this script lists. */
export async function firstLoadScripts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const inHead = [...html.matchAll(/<script[^>]+src="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  const listed = new RegExp(`id="${pageScriptsId}">(.*?)</script>`, 's').exec(html)?.[1] ?? '[]';
  const files = JSON.parse(listed) as string[];
  const paths = new Set([...inHead, ...files.filter((file) => file.endsWith('.js'))]);
  let bytes = 0;
  for (const path of paths) {
    bytes += gzipSync(await (await fetch(new URL(path, url))).text(), { level: 9 }).length;
  }
  return bytes;
}
