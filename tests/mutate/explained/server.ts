import { inTheCheckout } from './checkout.ts';
import { inTheContent } from './content.ts';
import { type Explained, errorText, filledList } from './explained.ts';
import { inTheGateways } from './gateways.ts';
import { inThePaytmWallet } from './paytm-wallet.ts';
import { inTheVouchers } from './vouchers.ts';
import { inTheWallet } from './wallet.ts';

export const inTheServer: readonly Explained[] = [
  // server/pricing
  ...[
    'const discount = paise(discounts.get(line.id) ?? 0, `The discount on ${line.id}`);',
    "total: paise(total, 'The total of the bill'),",
    "return paise(charge.amount, 'A charge');",
  ].map((line) => ({ file: 'server/pricing/bill.ts', line, to: ['``', '""'], why: errorText })),
  {
    file: 'server/pricing/bill.ts',
    line: 'if (!charge || (charge.freeFrom !== undefined && cost >= charge.freeFrom)) return 0;',
    from: ['charge.freeFrom !== undefined'],
    to: ['true'],
    why: 'No number is at least undefined: only the types need to be told.',
  },
  {
    file: 'server/pricing/price-lines.ts',
    line: 'if (unitPrice === null || unitBase === null) return undefined;',
    to: ['false', 'unitPrice === null && unitBase === null'],
    why: 'A choice that wholeChoice lets pass has a price: only the types need to be told.',
  },
  ...['unitPrice: paise(unitPrice', 'unitBase: paise(unitBase'].map((start) => ({
    file: 'server/pricing/price-lines.ts',
    line: `${start}, \`The price of \${product.name}\`),`,
    to: ['``'],
    why: errorText,
  })),
  // server/promo
  {
    file: 'server/promo/best-offers.ts',
    line: 'return step.applied.length === own.applied.length + set.length ? [step] : [];',
    to: ['true'],
    why: 'A set of which one does nothing is the same as the smaller set, which is tried too.',
  },
  {
    file: 'server/promo/best-offers.ts',
    line: 'return [...sets, ...promos.filter(({ stacks }) => !stacks).map((promo) => [promo])];',
    to: ['promos'],
    why: 'Each of those that stack is among the sets already: it would be tried twice, with the same result.',
  },
  {
    file: 'server/promo/best-offers.ts',
    line: ".join(' ');",
    to: ['""'],
    why: 'Without it two sets change places only where a code begins with another one, and they save the same.',
  },
  {
    file: 'server/promo/evaluate.ts',
    line: "const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' });",
    to: ['{}', '""'],
    why: 'It is what a list has when nothing is said.',
  },
  {
    file: 'server/promo/promo-cart.ts',
    line: 'const { categories, products, sizes, crusts, exceptCategories = [], exceptProducts = [] } = scope;',
    to: ['["Stryker was here"]'],
    why: 'No category and no product is called so.',
  },
  {
    file: 'server/promo/promo-cart.ts',
    line: 'allowed === undefined || (id !== undefined && allowed.includes(id));',
    to: ['true'],
    why: 'No list holds undefined: only the types need to be told.',
  },
  ...[
    'if (!filled) continue;',
    'const lacking = parts.map(({ count }, at) => count * number - (inPart[at]?.length ?? 0));',
  ].map((line) => ({
    file: 'server/promo/sets.ts',
    line,
    to: ['false', 'inPart[at].length'],
    why: 'Each part has its list: only the types need to be told.',
  })),
  ...[
    'const part = effect.parts[missing?.part ?? 0];',
    'const count = missing?.count ?? 1;',
    'return { missing: { count, isFirst: count === part?.count, scope: part?.on ?? {} } };',
  ].map((line) => ({
    file: 'server/promo/take-off.ts',
    line,
    to: ['missing.part', 'missing.count', 'part.count', 'part.on'],
    why: 'Where no combo can be made, a part lacks something: only the types need to be told.',
  })),
  {
    file: 'server/promo/take-off.ts',
    line: 'return { ...ofSets({ units: bought, off: bought.map(() => 0) }, bought), gift };',
    to: ['() => undefined'],
    why: 'Nothing is taken off either way.',
  },
  ...[
    'return until !== undefined && now >= Date.parse(until);',
    'if (from !== undefined && now < Date.parse(from))',
    'if (until !== undefined && isOver(promo, now))',
    'return weekday !== undefined && weekdays.includes(weekday);',
  ].map((line) => ({
    file: 'server/promo/why-refused.ts',
    line,
    to: ['true'],
    why: 'What is undefined is no time and no day of a list: only the types need to be told.',
  })),
  {
    file: 'server/promo/why-refused.ts',
    line: 'const startedYesterday = hours !== undefined && hours.until < hours.from && time < hours.until;',
    to: ['hours.until <= hours.from', 'time <= hours.until'],
    why: 'The moment of the end is outside the hours, and hours that end as they begin are a whole day.',
  },
  {
    file: 'server/promo/why-refused.ts',
    line: "per === 'ever' ? '' : dateInIndia(at).slice(0, per === 'day' ? undefined : 7);",
    to: ['"Stryker was here!"'],
    why: 'Any text will do that is always the same.',
  },
  {
    file: 'server/session/session-repository.ts',
    line: 'return sql<boolean>`generation.refresh_expires_at > ${made(now() - accessSeconds * 1000 - clockMs)}',
    from: ['now() - accessSeconds * 1000 - clockMs'],
    to: ['now() - accessSeconds * 1000 + clockMs'],
    why: 'What is not found among these is looked for among all.',
  },
  // server/orders
  {
    file: 'server/orders/order-notices.ts',
    line: 'const placedAt = stages.find(({ stage }) => stage === orderStages.CONFIRMED)?.at;',
    to: ['true'],
    why: 'It is the first stage of every order.',
  },
  {
    file: 'server/orders/orders-repository.ts',
    line: 'if (found.length >= limit || rows.length < batch) return found.slice(0, limit);',
    to: ['found.length > limit'],
    why: 'One query more finds no order that comes before these.',
  },
  {
    file: 'server/orders/orders-repository.ts',
    line: 'last = rows.at(-1)?.id;',
    to: ['rows.at(-1).id'],
    why: 'It is a full batch: only the types need to be told.',
  },
  {
    file: 'server/orders/orders-repository.ts',
    line: 'ordersBefore: rows[0]?.orders ?? 0,',
    to: ['rows[0].orders'],
    why: 'The query gives one row at least: only the types need to be told.',
  },
  {
    file: 'server/orders/orders-repository.ts',
    line: '? []',
    to: filledList,
    why: 'No product is asked for then.',
  },
  {
    file: 'server/orders/kitchen.ts',
    line: 'if (scheduledFor !== null && scheduledFor - leadMs > placedAt)',
    to: ['true'],
    why: 'Null is 1970 where it is counted with: only the types need to be told.',
  },
  {
    file: 'server/orders/order-summary.ts',
    line: 'steps: reached(row.stages ?? [], now).map(({ stage, at }) => ({ stage: stageName(stage), at })),',
    to: ['["Stryker was here"]'],
    why: 'What has no time is not reached.',
  },
  // server/checkout
  ...inTheCheckout,
  // server/gateways
  ...inTheGateways,
  ...[
    ['globalpay', "secret: 'sandbox-secret-of-the-hosted-page',"],
    ['globalpay', "merchantId: 'sbxmerchant',"],
    ['globalpay', "appId: 'sandbox-app',"],
    ['globalpay', "appKey: 'sandbox-key-of-the-app',"],
    ['sslcommerz', "storeId: 'sbxstore001',"],
    ['sslcommerz', "password: 'sandbox-password-of-the-store',"],
    ['billdesk', "mercid: 'SBXBD0001',"],
    ['billdesk', "clientId: 'sbxbd0001',"],
    ['paytm-wallet', "clientId: 'sandbox-client',"],
    ['paytm-wallet', "clientSecret: 'sandbox-client-secret',"],
  ].map(([file, line = '']) => ({
    file: `server/gateways/${file}.ts`,
    line,
    to: ['""'],
    why: 'The gateway that the sandbox plays takes it from here: any text will do.',
  })),
  {
    file: 'server/gateways/billdesk-jws.ts',
    line: 'if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined;',
    to: ['true'],
    why: 'It lets mistakes of ours through, and no text is known that causes one.',
  },
  // server/wallet
  ...inTheWallet,
  // server/paytm-wallet
  ...inThePaytmWallet,
  // server/vouchers
  ...inTheVouchers,
  // server/content
  ...inTheContent,
  // server/session
  {
    file: 'server/session/session-repository.ts',
    line: "newCartId: () => randomId('c'),",
    to: ['""'],
    why: 'It says to who reads the database what the id is of. What makes it one alone is drawn.',
  },
  {
    file: 'server/session/session-repository.ts',
    line: 'return row?.cart_id;',
    to: ['row.cart_id'],
    why: 'A session that was verified has its row: only the types need to be told.',
  },
  ...[
    "newGuests: createRateLimit(counts, { name: 'guests', points: settings.GUESTS_PER_MINUTE, seconds: 60 }),",
    "refreshes: createRateLimit(counts, { name: 'refreshes', points: 60, seconds: 600 }),",
  ].map((line) => ({
    file: 'server/session/session-module.ts',
    line,
    to: ['""'],
    why: 'A name of counters that no other has.',
  })),
  // server/promo
  {
    file: 'server/promo/promos-repository.ts',
    line: 'if (data) parsed.set(text, data);',
    to: ['false'],
    why: 'An offer that is read again is the same. This saves the work.',
  },
  // server/cart
  {
    file: 'server/cart/cart-reply.ts',
    line: 'const result = chosen?.entered;',
    to: ['chosen.entered'],
    why: 'Every price asks for the offers: only the types need to be told.',
  },
  {
    file: 'server/cart/cart-reply.ts',
    line: 'bestOffers({ promos, lines, context, ...(entered !== null && { entered }) });',
    to: ['true'],
    why: 'No offer has the code null.',
  },
  {
    file: 'server/cart/code-for-others.ts',
    line: 'if (!other || (shop.paymentMode && modes?.includes(shop.paymentMode))) return undefined;',
    to: ['modes.includes'],
    why: 'There is a first one: only the types need to be told.',
  },
  {
    file: 'server/cart/code-for-others.ts',
    line: 'const [other] = modes ?? [];',
    to: ['["Stryker was here"]'],
    why: 'A code that holds for no other reason does not hold with a way to pay that it does not ask for.',
  },
  {
    file: 'server/cart/coupon-handlers.ts',
    line: "const { result, text = '' } = reply.explicitPromo ?? failed(shop.config.couponInvalidText);",
    to: ['"Stryker was here!"'],
    why: 'What is said of a code has a text: only the types need to be told.',
  },
  // server/payment-options
  {
    file: 'server/payment-options/options-of-cart.ts',
    line: 'if (!judged.has(mode)) return undefined;',
    from: ['!judged.has(mode)'],
    to: ['false'],
    why: 'The price by such a way is that of the cart. This saves the work.',
  },
];
