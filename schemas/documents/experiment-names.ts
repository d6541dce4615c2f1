/** The experiments that the app runs; app-config may add others. */
export const experimentNames = [
  'takeaway_exp_ab',
  'login_popup_ab',
  'otp_field_ab',
  'delivery_flow_ab',
  'menuSorting',
  'menuHeader',
  'cart_takeawayAddress',
  'cart_cta',
  'upi_intentflow_ab',
  'map_page_ab',
  'location_page_ab',
  'address_page_ab',
  'otp_autoread',
  'splash_screen_ab',
  'veg_only_ab',
  'contact_details_ab',
] as const;

export type ExperimentName = (typeof experimentNames)[number];

/** Every variant that a customer can be in. */
export const variantNames = [
  'default',
  'A',
  'B',
  'C',
  'not eligible',
  'NA',
  'intent',
  'collect',
  'test',
] as const;

export type VariantName = (typeof variantNames)[number];

/** Whether a customer can be in this variant. */
export function isVariant(name: unknown): boolean {
  return variantNames.some((known) => known === name);
}
