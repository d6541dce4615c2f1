export interface StoreTable {
  id: string;
  name: string;
  locality: string | null;
  city: string;
  region: string;
  state: string;
  online: boolean;
  latitude: number;
  longitude: number;
  order_types: string[];
  address: string;
  pincode: string;
  phone: string;
  /** Number of the GST registration, and of the licence for food: on bills. */
  gstin: string | null;
  fssai: string | null;
  /** Times of day, '11:00'. */
  opens: string;
  closes: string;
  /** In metres. */
  delivery_radius: number;
  /** The text that searches look in; the database keeps its trigrams in a separate table. */
  search_words: string;
}

/** The gazetteer: the places that an address search finds and that positions are named by. */
export interface PlaceTable {
  id: string;
  kind: 'city' | 'locality' | 'landmark' | 'pincode';
  name: string;
  aliases: string[];
  /** Null for a city. */
  locality: string | null;
  city: string;
  region: string;
  state: string;
  pincode: string | null;
  latitude: number;
  longitude: number;
  /** Population of its city. */
  population: number;
  search_words: string;
}
