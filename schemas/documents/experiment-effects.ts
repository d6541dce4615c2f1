import type { FeatureName } from './feature-names.ts';
import type { ExperimentName, VariantName } from './experiment-names.ts';

export interface ExperimentEffect {
  /** Where it is seen. */
  readonly where: string;
  /** What a customer sees who is in none of the other variants. */
  readonly plain: string;
  readonly variants: Readonly<Partial<Record<VariantName, string>>>;
}

/** What each experiment changes (EXP-23). A variant that is not named here is shown the plain way. */
export const experimentEffects: Readonly<Record<ExperimentName, ExperimentEffect>> = {
  takeaway_exp_ab: {
    where: 'Choice of the order type',
    plain: 'Delivery stands first.',
    variants: { B: 'Takeaway stands first.' },
  },
  login_popup_ab: {
    where: 'Login',
    plain: 'It is a page.',
    variants: { A: 'It opens as a sheet over the page where one is.' },
  },
  otp_field_ab: {
    where: 'Code of a login or an order',
    plain: 'One field.',
    variants: { A: 'A box for each digit.' },
  },
  delivery_flow_ab: {
    where: 'Choice of a place from the cart',
    plain: 'It leads back to the cart.',
    variants: { B: 'It leads on to the address.' },
  },
  menuSorting: {
    where: 'Dishes of a category of the menu',
    plain: 'In the order of the restaurant.',
    variants: { A: 'Bestsellers first.', B: 'The lowest price first.' },
  },
  menuHeader: {
    where: 'Menu',
    plain: 'The categories are a bar that stays at the top.',
    variants: {
      A: 'Once the configuration names it: combos are sold without a price of their own (COMBO_WITHOUT_PRICE).',
      B: 'Once the configuration names it: dishes are asked for with what goes with them (CUSTOMISE_UPSELL).',
      C: 'The categories stand above it in two rows, and go away with it.',
    },
  },
  cart_takeawayAddress: {
    where: 'Cart of an order that is collected',
    plain: 'The restaurant by its name.',
    variants: { test: 'Its address too.' },
  },
  cart_cta: {
    where: 'Button of the cart',
    plain: '“Choose how to pay”, “Add your address” and so on.',
    variants: { A: '“Continue to payment” and so on.', B: '“Next: payment” and so on.' },
  },
  upi_intentflow_ab: {
    where: 'UPI on Android',
    plain: 'The UPI ID is asked for, unless the payment options say otherwise.',
    variants: { intent: 'Apps are opened by links.', test: 'Apps are opened by links.' },
  },
  map_page_ab: {
    where: 'Map',
    plain: 'It stands below the search.',
    variants: { B: 'It fills the screen; search and card lie over it.' },
  },
  location_page_ab: {
    where: 'Choice of a place',
    plain: 'Ways to a new place stand first.',
    variants: { B: 'Saved and recent places stand first.' },
  },
  address_page_ab: {
    where: 'Form of an address',
    plain: 'Home, Work or Other is asked for last.',
    variants: { B: 'It is asked for first.' },
  },
  otp_autoread: {
    where: 'Code of a login',
    plain: 'It is read from the text message where the browser can.',
    variants: { 'not eligible': 'It is not.', NA: 'It is not.' },
  },
  splash_screen_ab: {
    where: 'Start of the installed app',
    plain: 'The page is shown as soon as it is there.',
    variants: { A: 'The brand is shown for a moment first.' },
  },
  veg_only_ab: {
    where: 'Menu',
    plain: 'It has the switch “Veg only”.',
    variants: { 'not eligible': 'It has none.', NA: 'It has none.' },
  },
  contact_details_ab: {
    where: 'Who receives an order',
    plain: 'The form of the address asks for it.',
    variants: { A: 'The cart asks for it.' },
  },
};

/** What each feature of `features` of app-config does while it is on (EXP-24). */
export const featureEffects: Readonly<Record<FeatureName, string>> = {
  batch_api: 'An order is confirmed by the batch call in place of order-initiate.',
  zero_contact_delivery: 'The cart offers delivery without contact, where the order type has it.',
  one_click_reorder_timer: 'An order again is placed after a countdown.',
  one_click_reorder_cancel: 'The countdown can be cancelled.',
  ucr: 'Problems with an order are told by category and issue.',
  app_banner: 'Pages show the banner of the app.',
  extra_cheese: 'A pizza takes extra cheese.',
  manual_locator: 'A place can be chosen from lists of cities and localities.',
};
