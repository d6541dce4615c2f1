import type { StoreDetail } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';

/** A number of the reply as something to dial; null for what is none. */
export function callLink(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 10 && digits.startsWith('91') ? digits.slice(2) : digits;
  return /^\d{8,10}$/.test(national) ? `tel:${constants.market.countryCode}${national}` : null;
}

/** The way there: an https link, which phones open in their own map. */
export function directionsLink({ latitude, longitude }: Pick<StoreDetail, 'latitude' | 'longitude'>): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${query}`;
}
