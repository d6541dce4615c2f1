/** Name, PIN code, latitude, longitude, and a street there that a restaurant can be on. */
export type LocalityRow = readonly [
  name: string,
  pincode: string,
  latitude: number,
  longitude: number,
  street: string,
];

/** City → its localities, in the order in which they get a restaurant. */
export type CityLocalities = Readonly<Record<string, readonly LocalityRow[]>>;
