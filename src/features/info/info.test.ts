import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { infoPagePaths } from '#schemas/routes.ts';
import { formatDay, formatDayAndMonth } from './format-day.ts';

const content = new URL('../../../content/', import.meta.url);
function readContent<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`${name}.json`, content), 'utf8')) as T;
}

it('NAV-34 NAV-55 a path of its own is called as the page is that fills it', () => {
  const { routes } = readContent<{ routes: Record<string, { title: string }> }>('seo-tags/default');
  for (const [path, slug] of Object.entries(infoPagePaths)) {
    const { heading } = readContent<{ heading: string }>(`info-page/${slug}`);
    expect(routes[path]?.title, path).toContain(heading);
  }
});

it('writes a day as people do, the same on server and browser', () => {
  expect(formatDay('2026-10-05')).toBe('5 October 2026');
  expect(formatDay('soon')).toBe('soon');
});

it('INF-05 writes day and month, without zeros', () => {
  expect(formatDayAndMonth('2026-10-05')).toBe('5 October');
  expect(formatDayAndMonth('2026-13-05')).toBe('2026-13-05');
});
