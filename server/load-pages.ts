import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandPathRules } from '#schemas/brand-paths.ts';
import type { RenderPage } from '#schemas/page-input.ts';
import type { BrandPaths } from '#schemas/routes.ts';
import type { Settings } from './settings.ts';
import { StartFault } from './start-fault.ts';

const manifest = '.vite/manifest.json';

interface LoadedPages {
  readonly render: RenderPage;
  readonly folder: string;
  /** Changes with the files that pages are rendered by and those that they name. */
  readonly build: string;
}

/** The built web app; undefined when it was not built. */
export async function loadPages(
  settings: Pick<Settings, 'RENDERER' | 'CLIENT_DIR' | 'brandPaths'>,
): Promise<LoadedPages | undefined> {
  const renderer = resolve(settings.RENDERER);
  const folder = resolve(settings.CLIENT_DIR);
  // The folder alone proves nothing: pictures are drawn into it.
  if (!existsSync(renderer) || !existsSync(join(folder, manifest))) return undefined;
  const { renderPage, brandPaths } = (await import(pathToFileURL(renderer).href)) as {
    renderPage?: RenderPage;
    brandPaths?: BrandPaths;
  };
  if (!renderPage) {
    throw new StartFault(
      `${renderer} exports no renderPage: it is not the server entry of the web app.`,
      'Build it again (npm run build), or leave RENDERER out.',
    );
  }
  if (brandPaths) checkPaths(brandPaths, settings.brandPaths);
  return { render: renderPage, folder, build: versionOf([renderer, join(folder, manifest)]) };
}

/** The app has its paths from the build. A server with other paths would accept links to screens that do not exist. */
function checkPaths(built: BrandPaths, set: BrandPaths) {
  const names = (Object.keys(brandPathRules) as (keyof BrandPaths)[]).filter(
    (name) => built[name] !== set[name],
  );
  if (names.length === 0) return;
  const differences = names.map(
    (name) => `${brandPathRules[name].variable} is ${set[name]} here and was ${built[name]} there`,
  );
  throw new StartFault(
    `The web app was built with other paths than the server is started with: ${differences.join('; ')}.`,
    'Build it again with these settings (npm run build), or start with those of the build.',
  );
}

/** The entry names its own files by hashes of what is in them. */
function versionOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('base64url');
}
