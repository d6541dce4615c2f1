/** A picture that a view asked to be loaded first: the sources that React wrote before it. */
const firstPictures =
  /<picture[^>]*><source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:(?!<\/picture>).)*?fetchPriority="high"/gi;

function widestOf(srcSet: string): number {
  return Math.max(...[...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
}

/** A preload for the largest of the pictures that are wanted first, whatever kind of node it belongs to: the one the page is measured by. */
export function firstPicturePreload(html: string): string {
  const pictures = [...html.matchAll(firstPictures)].map(([, srcSet = '', sizes = '']) => ({
    srcSet,
    sizes,
  }));
  const [largest] = pictures.toSorted((a, b) => widestOf(b.srcSet) - widestOf(a.srcSet));
  if (!largest) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${largest.srcSet}" imagesizes="${largest.sizes}" fetchpriority="high">`;
}
