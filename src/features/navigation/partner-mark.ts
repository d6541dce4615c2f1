/** Attribute of the html element in the app of a partner, in style sheets `html[data-partner-app]`. The page sets it before it is painted. */
const name = 'partnerApp';

/** Whether the page was opened in the app of a partner: known before the app has started, which the store is not asked for until then. */
export function isInPartnerApp(): boolean {
  return document.documentElement.dataset[name] !== undefined;
}

/** Statement of the page's script that sets it. */
export const markPartnerApp = `document.documentElement.dataset.${name}=""`;
