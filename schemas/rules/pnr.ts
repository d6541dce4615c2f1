// Zod-free: the app reads what is typed, the server what is sent.

/** TRN-08. Digits of a PNR of the Indian railways. */
export const pnrLength = 10;

/** The digits of what was typed or pasted: a PNR stands on tickets as '245-6789012' too. */
export function typedPnr(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, pnrLength);
}

export function isPnr(text: string): boolean {
  return /^\d+$/.test(text) && text.length === pnrLength;
}

/** As tickets group it: '245 678 9012'. */
export function groupedPnr(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}
