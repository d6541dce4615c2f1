import { isServicePath } from '#schemas/service-paths.ts';

/** Whether a path belongs to services or files. An unknown one gets a JSON 404, not a page. */
export function isCallPath(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return isServicePath(path) || /\/[^/]*\.[a-z0-9]{1,8}$/i.test(path);
}
