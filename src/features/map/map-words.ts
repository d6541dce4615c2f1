/** The texts of maps in one table, ready for translation. */
export const mapWords = {
  pinMap: 'Map. Move it with the arrow keys, zoom with plus and minus. The pin stays in the middle.',
  inCity: (count: number, city: string) => `${count} restaurants in ${city}`,
  aroundCity: (count: number, city: string) => `${count} restaurants around ${city}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locateMe: 'Locate me',
  loading: 'Loading the map',
  failedTitle: 'The map did not load',
  failedText: 'Everything works without it, too.',
  tilesFailed: 'Parts of the map did not load.',
  tryAgain: 'Try again',
} as const;
