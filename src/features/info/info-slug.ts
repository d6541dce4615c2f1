import { infoPagePaths } from '#schemas/routes.ts';

/** Slug of the document that fills an information page's path; '/info' alone shows the terms. */
export function infoSlugOf(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const own = infoPagePaths[path];
  return own ?? (path.split('/')[2] || 'tnc');
}
