// The widths of the screen at which layouts change, as scripts and the `sizes` of pictures ask for them. Style sheets cannot import them and write
// them out; tests/architecture/screen-widths.test.ts compares.

/** From here on: two columns of cards, dialogs in place of pages, the navigation at the top. */
export const fromTablet = '(min-width: 768px)';

/** From here on there is room for a column beside the page, such as the cart beside the menu. */
export const fromDesktop = '(min-width: 1024px)';
