import type { StoreDetail } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';

/** The `tel:` link of a phone number; null for a text that is not a number. */
export function callLink(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 10 && digits.startsWith('91') ? digits.slice(2) : digits;
  return /^\d{8,10}$/.test(national) ? `tel:${constants.market.countryCode}${national}` : null;
}

/** The link for directions: an https address, which phones open in their map app. */
export function directionsLink({ latitude, longitude }: Pick<StoreDetail, 'latitude' | 'longitude'>): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${query}`;
}
