/** What people call things → the name that the product has for them. */
const meantNames: ReadonlyMap<string, string> = new Map([
  ...named('deals', 'offer', 'offers', 'deal', 'coupon', 'coupons', 'promo', 'promotions', 'discounts'),
  ...named('orders', 'history', 'order_history', 'my_orders', 'past_orders'),
  ...named('track_order', 'track', 'tracking', 'order_status'),
  ...named('call', 'phone', 'telephone', 'tel', 'mobile'),
  ...named('url', 'website', 'site', 'external', 'web', 'href', 'browser'),
  ...named('path', 'page', 'screen', 'route', 'info', 'internal'),
  ...named('menu', 'category', 'product', 'dish', 'food'),
  ...named('cart', 'basket', 'bag', 'checkout'),
  ...named('profile', 'account', 'my_account'),
  ...named('login', 'signin', 'sign_in', 'log_in'),
  ...named('restaurants', 'stores', 'store', 'outlets', 'store_locator'),
  ...named('our_story', 'about', 'about_us', 'story'),
  ...named('terms_and_conditions', 'terms', 'tnc', 'conditions'),
  ...named('web_view', 'webview', 'notifications', 'notices', 'in_app'),
  ...named('home', 'start', 'landing', 'homepage'),
  ...named('edv', 'everyday_value', 'value'),
  ...named('wallet', 'loyalty', 'points'),
]);

function named(name: string, ...meant: readonly string[]): (readonly [string, string])[] {
  return meant.map((word) => [word, name] as const);
}

/** The name that is meant by a word of the same sense; undefined where none of those that are known is. */
export function meantName(given: string, known: readonly string[]): string | undefined {
  const word = given
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const name = meantNames.get(word);
  return name !== undefined && known.includes(name) && !known.includes(word) ? name : undefined;
}
