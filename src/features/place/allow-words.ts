/** How a customer allows the position again, by browser, in one table, ready for translation. */
export const allowWords = {
  safariOnIos: 'To allow it again: Settings › Privacy & Security › Location Services › Safari Websites.',
  otherOnIos: 'To allow it again: Settings › Privacy & Security › Location Services › your browser.',
  firefox: 'To allow it again: open the lock beside the address and clear the block on your location.',
  android: 'To allow it again: tap the icon beside the address, then Permissions › Location.',
  chrome: 'To allow it again: click the icon beside the address and switch Location on.',
  safari: 'To allow it again: Safari › Settings › Websites › Location.',
  other: 'To allow it again: open the settings of this site in your browser.',
} as const;
