import { type LinkActionName, type LinkActionRule, linkActions } from '../actions.ts';
import { couponCodePattern } from '../coupon-code.ts';
import type { ValueFault } from './check-context.ts';
import { checkCoupon } from './check-coupon.ts';
import { checkMenu } from './check-menu.ts';
import { checkPath } from './check-path.ts';
import { checkWebView } from './check-web-view.ts';
import type { KnownNames } from './known-names.ts';

const targetHint = {
  menu: 'a category (veg-pizza), or a category id and a product id (20/PIZ7)',
  path: 'a path of the app (/offers)',
  url: 'an address of a site, with https:// (https://www.example.com/offers)',
  phone: 'a telephone number (68886888)',
  code: 'a coupon code (FIRST40)',
  web: 'an address of a site, with https:// (https://www.example.com/offers)',
} as const;

const targetPattern = {
  menu: /^[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)?$/,
  url: /^https:\/\/[^\s/]+\.[^\s/]+/,
  phone: /^\+?[0-9][0-9 ]{2,14}$/,
  code: couponCodePattern,
  web: /^https:\/\/[^\s/]+\.[^\s/]+/,
} as const;

/** Checks that the target of a link that fits its schema exists. */
export function checkLink(
  { action, to }: { readonly action: LinkActionName; readonly to?: string | undefined },
  known: KnownNames = {},
): ValueFault | undefined {
  const { takesTarget }: LinkActionRule = linkActions[action];
  if (!takesTarget) {
    if (to === undefined) return undefined;
    return wrongTarget(
      `The action '${action}' has its own path and takes no 'to'. Remove 'to', or use the action 'path'.`,
    );
  }
  if (to === undefined || to === '') {
    if (takesTarget === 'menu' || takesTarget === 'code' || takesTarget === 'web') return undefined;
    return wrongTarget(`The action '${action}' needs 'to': ${targetHint[takesTarget]}.`);
  }
  if (takesTarget === 'path') return checkPath(to, known);
  if (!targetPattern[takesTarget].test(to)) {
    const host = /^https:\/\/([^\s/?#:]+)/.exec(to)?.[1];
    if (host !== undefined && !host.includes('.') && (takesTarget === 'url' || takesTarget === 'web'))
      return wrongTarget(
        `'${to}' leads to '${host}', a host that only your machine or its network knows. Write the address that customers open (https://www.example.com/offers); for a page of the app use the action 'path' with its path (/offers).`,
      );
    return wrongTarget(`'${to}' is no target for the action '${action}': write ${targetHint[takesTarget]}.`);
  }
  if (takesTarget === 'web' && known.webViewHosts) return checkWebView(to, known.webViewHosts);
  if (takesTarget === 'code' && known.coupons) return checkCoupon(to, known.coupons);
  return takesTarget === 'menu' && known.menu ? checkMenu(to, known.menu) : undefined;
}

function wrongTarget(message: string): ValueFault {
  return { code: 'link-target', message };
}
