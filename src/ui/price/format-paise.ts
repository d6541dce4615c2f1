import { constants } from '#src/config/constants.ts';
import { indianNumber } from '../indian-number.ts';

/** '₹1,23,456' or, where there are paise, '₹1,23,456.50'. */
export function formatPaise(paise: number): string {
  const whole = Math.abs(Math.round(paise));
  const rest = whole % 100;
  const rupees = `${paise < 0 ? '-' : ''}${constants.market.currencySymbol}${indianNumber((whole - rest) / 100)}`;
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
}
