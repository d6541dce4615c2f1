/** Between the id of a place and the number of a house there. */
const mark = '~';
/** The longest number that the address form takes. */
const longest = 10;
const shape = /^#?\d{1,4}[a-z]?(?:[/-]\d*[a-z]?)*$/i;
/** Words before a house number, and before the name of a place that is meant to help finding it. */
const fillers: ReadonlySet<string> = new Set(
  'no number house flat door plot shop h near opp opposite behind beside'.split(' '),
);

/** Whether a piece of an address can be the number of a house: '45', '#12', '7/2', '14-B'. Longer numbers are none. */
export function isHouseNumber(piece: string): boolean {
  return piece.length <= longest && shape.test(piece);
}

/** Whether a word of an address names nothing: 'no' of 'no 45', 'near'. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** The same place with the number of a house there, as it was typed. */
export function withHouse<T extends { readonly placeId: string; readonly title: string }>(
  place: T,
  house: string,
): T {
  const number = house.replace(/^#/, '');
  return { ...place, placeId: `${place.placeId}${mark}${number}`, title: `${number}, ${place.title}` };
}

/** Id and house number of a place; null for an id that no suggestion has. */
export function readPlaceId(placeId: string): { readonly id: string; readonly house?: string } | null {
  const [id = '', house, ...more] = placeId.split(mark);
  if (house === undefined) return { id };
  return more.length === 0 && isHouseNumber(house) ? { id, house } : null;
}
