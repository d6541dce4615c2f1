import type { Variant } from '#schemas/rules/variants.ts';

type Variants = Readonly<Record<string, Variant>>;

/** EXP-08. Whether the login opens over the page; otherwise it is a page of its own. */
export function opensOverPage({ login_popup_ab: variant }: Variants): boolean {
  return variant === 'A';
}

/** EXP-09. Whether the code is entered into boxes; otherwise on a line. */
export function hasBoxes({ otp_field_ab: variant }: Variants): boolean {
  return variant === 'A';
}

/** EXP-19. Whether the code is read from the text message, where the browser can. */
export function readsMessage({ otp_autoread: variant }: Variants): boolean {
  return variant !== 'not eligible' && variant !== 'NA';
}
