/** Matches pictures with high fetch priority, and captures their AVIF sources. */
const firstPictures =
  /<picture[^>]*><source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:(?!<\/picture>).)*?fetchPriority="high"/gi;

function widestOf(srcSet: string): number {
  return Math.max(...[...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
}

/** A preload link for the largest picture with high fetch priority, of whatever kind of node: it determines the largest contentful paint. */
export function firstPicturePreload(html: string): string {
  const pictures = [...html.matchAll(firstPictures)].map(([, srcSet = '', sizes = '']) => ({
    srcSet,
    sizes,
  }));
  const [largest] = pictures.toSorted((a, b) => widestOf(b.srcSet) - widestOf(a.srcSet));
  if (!largest) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${largest.srcSet}" imagesizes="${largest.sizes}" fetchpriority="high">`;
}
