import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#schemas/page-input.ts';
import type { Settings } from './settings.ts';
import { StartFault } from './start-fault.ts';

/** The built web app; undefined when it was not built. */
export async function loadPages(
  settings: Pick<Settings, 'RENDERER' | 'CLIENT_DIR'>,
): Promise<{ render: RenderPage; folder: string } | undefined> {
  const renderer = resolve(settings.RENDERER);
  const folder = resolve(settings.CLIENT_DIR);
  if (!existsSync(renderer) || !existsSync(folder)) return undefined;
  const { renderPage } = (await import(pathToFileURL(renderer).href)) as { renderPage?: RenderPage };
  if (!renderPage) {
    throw new StartFault(
      `${renderer} exports no renderPage: it is not the server entry of the web app.`,
      'Build it again (npm run build), or leave RENDERER out.',
    );
  }
  return { render: renderPage, folder };
}
