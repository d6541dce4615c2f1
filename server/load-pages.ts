import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandPathRules } from '#schemas/brand-paths.ts';
import type { RenderPage } from '#schemas/page-input.ts';
import type { BrandPaths } from '#schemas/routes.ts';
import type { Settings } from './settings.ts';
import { StartFault } from './start-fault.ts';

/** The built web app; undefined when it was not built. */
export async function loadPages(
  settings: Pick<Settings, 'RENDERER' | 'CLIENT_DIR' | 'brandPaths'>,
): Promise<{ render: RenderPage; folder: string } | undefined> {
  const renderer = resolve(settings.RENDERER);
  const folder = resolve(settings.CLIENT_DIR);
  // The folder alone proves nothing: pictures are drawn into it.
  if (!existsSync(renderer) || !existsSync(join(folder, '.vite/manifest.json'))) return undefined;
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
  return { render: renderPage, folder };
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
