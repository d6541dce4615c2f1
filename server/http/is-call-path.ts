import { isServicePath } from '#schemas/service-paths.ts';

/** Paths of services and files: an unknown one is no page. */
export function isCallPath(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return isServicePath(path) || /\/[^/]*\.[a-z0-9]{1,8}$/i.test(path);
}
