interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** An iPad says that it is a Mac, and a Mac has no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Browsers on iOS fire no event, because only the customer can add a page to the home screen there: the offer then shows how. */
export function offerOnIos(): void {
  if (!isIos(navigator) || window.matchMedia('(display-mode: standalone)').matches) return;
  window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
}
