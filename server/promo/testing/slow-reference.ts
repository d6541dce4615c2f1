import type { Promo, PromoEffect, PromoScope } from '#schemas/entities/promo.ts';
import type { Charges } from '#schemas/documents/charges.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { PricedLine } from '../../pricing/price-lines.ts';

// What the engine has to calculate, written again without its code: big integers, and all possibilities one after the other.

/** What is left of a line, in paise. */
type Rest = ReadonlyMap<string, bigint>;

interface Single {
  readonly line: PricedLine;
  readonly base: bigint;
}

export function costOf(line: PricedLine): bigint {
  return line.kind === 'free'
    ? 0n
    : BigInt(line.unitPrice) * BigInt(line.quantity) - BigInt(line.unitMixSaving) * BigInt(line.quantity);
}

/** n / d to the next whole number, a half up. */
function rounded(n: bigint, d: bigint): bigint {
  const below = n / d;
  return (n - below * d) * 2n >= d ? below + 1n : below;
}

function fits(scope: PromoScope, { categoryIds, productId, sizeId, crustId }: PricedLine): boolean {
  const has = (list: readonly string[] | undefined, id: string | undefined) => new Set(list).has(id ?? '?');
  if (scope.sizes && !has(scope.sizes, sizeId)) return false;
  if (scope.crusts && !has(scope.crusts, crustId)) return false;
  if (categoryIds.some((id) => has(scope.exceptCategories, id)) || has(scope.exceptProducts, productId))
    return false;
  if (!scope.categories && !scope.products) return true;
  return has(scope.products, productId) || categoryIds.some((id) => has(scope.categories, id));
}

function concerns(promo: Promo, line: PricedLine): boolean {
  if (line.kind === 'free' || (line.unitMixSaving !== 0 && !promo.withMix)) return false;
  if (promo.trigger === 'PRODUCT_IMPLICIT') return line.kind === 'implicit' && line.promoCode === promo.code;
  return line.kind === 'ordinary';
}

function hasEnough({ minimum }: Promo, lines: readonly PricedLine[]): boolean {
  const cost = lines.reduce((sum, line) => sum + costOf(line), 0n);
  if (!minimum) return true;
  return 'above' in minimum ? cost > BigInt(minimum.above) : cost >= BigInt(minimum.from);
}

/** The most that sets of an offer can take off, by trying every way to use each item; a gift counts with its worth. */
function bySets(effect: PromoEffect, singles: readonly Single[]): bigint {
  const off = (price: bigint, percent: number) => rounded(price * BigInt(percent), 100n);
  switch (effect.kind) {
    case 'combo': {
      const roles = effect.parts.map(({ on }) => on);
      return most(singles, roles, (used) => {
        const number = (used[0]?.length ?? 0) / (effect.parts[0]?.count ?? 1);
        const isWhole = effect.parts.every(({ count }, at) => used[at]?.length === count * number);
        if (!Number.isInteger(number) || number > (effect.times ?? number) || !isWhole) return 0n;
        const cost = used.flat().reduce((sum, { base }) => sum + base, 0n);
        return cost - BigInt(number * effect.price);
      });
    }
    case 'buy-get': {
      const { on, getOn, buy, get, percentOff, times = Infinity } = effect;
      const saving = (got: readonly Single[]) =>
        got.reduce((sum, { base }) => sum + off(base, percentOff), 0n);
      if (getOn)
        return most(singles, [on, getOn], ([bought = [], got = []]) => {
          const number = got.length / get;
          return Number.isInteger(number) && number <= times && bought.length === number * buy
            ? saving(got)
            : 0n;
        });
      return groups(
        singles.filter(({ line }) => fits(on, line)),
        { size: buy + get, times },
        (group) => saving([...group].sort((one, other) => (one.base < other.base ? -1 : 1)).slice(0, get)),
      );
    }
    default:
      return 0n;
  }
}

/** Each item takes one of the roles that it fits, or none. */
function most(
  singles: readonly Single[],
  roles: readonly PromoScope[],
  savingOf: (used: readonly (readonly Single[])[]) => bigint,
): bigint {
  let best = 0n;
  const used: Single[][] = roles.map(() => []);
  const next = (at: number) => {
    const single = singles[at];
    if (!single) {
      const saving = savingOf(used);
      if (saving > best) best = saving;
      return;
    }
    next(at + 1);
    for (const [role, scope] of roles.entries()) {
      if (!fits(scope, single.line)) continue;
      used[role]?.push(single);
      next(at + 1);
      used[role]?.pop();
    }
  };
  next(0);
  return best;
}

/** Every way to make groups of one size. */
function groups(
  singles: readonly Single[],
  { size, times }: { readonly size: number; readonly times: number },
  savingOf: (group: readonly Single[]) => bigint,
): bigint {
  const [first, ...others] = singles;
  if (!first || times < 1 || singles.length < size) return 0n;
  let best = groups(others, { size, times }, savingOf);
  for (const rest of subsets(others, size - 1)) {
    const saving =
      savingOf([first, ...rest]) +
      groups(
        others.filter((single) => !rest.includes(single)),
        { size, times: times - 1 },
        savingOf,
      );
    if (saving > best) best = saving;
  }
  return best;
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** What an offer alone takes off a cart, in paise. */
export function discountOf(promo: Promo, lines: readonly PricedLine[]): bigint {
  if (!hasEnough(promo, lines)) return 0n;
  const { effect } = promo;
  if (effect.kind === 'percentage' || effect.kind === 'flat') {
    const before = new Map(lines.map((line) => [line.id, costOf(line)]));
    const after = afterAmount(promo, lines, before);
    return [...before].reduce((sum, [id, cost]) => sum + cost - (after.get(id) ?? 0n), 0n);
  }
  const singles = lines
    .filter((line) => concerns(promo, line))
    .flatMap((line) => {
      const base = BigInt(Math.max(0, line.unitBase - line.unitMixSaving));
      return Array.from({ length: line.quantity }, () => ({ line, base }));
    });
  return bySets(effect, singles);
}

/** What a percentage or an amount leaves of each line. */
export function afterAmount({ effect, ...promo }: Promo, lines: readonly PricedLine[], rest: Rest): Rest {
  if (effect.kind !== 'percentage' && effect.kind !== 'flat') throw new Error('Not an amount.');
  const touched = lines.filter((line) => concerns({ effect, ...promo }, line) && fits(effect.on, line));
  const left = (line: PricedLine) => rest.get(line.id) ?? 0n;
  const next = new Map(rest);
  if (effect.kind === 'flat' && effect.each) {
    for (const line of touched) {
      const off = BigInt(effect.amount) * BigInt(line.quantity);
      next.set(line.id, off > left(line) ? 0n : left(line) - off);
    }
    return next;
  }
  const whole = touched.reduce((sum, line) => sum + left(line), 0n);
  const wanted =
    effect.kind === 'flat' ? BigInt(effect.amount) : rounded(whole * BigInt(effect.percent), 100n);
  const limit = effect.kind === 'flat' ? whole : BigInt(effect.atMost ?? whole);
  const discount = wanted < limit ? wanted : limit;
  if (whole === 0n) return next;
  // Paisa by paisa to the line that is furthest below its exact share.
  const given = new Map(touched.map(({ id, ...line }) => [id, (discount * left({ id, ...line })) / whole]));
  let open = discount - [...given.values()].reduce((sum, share) => sum + share, 0n);
  const lacking = (line: PricedLine) => discount * left(line) - (given.get(line.id) ?? 0n) * whole;
  while (open > 0n) {
    const [neediest] = [...touched].sort((one, other) =>
      lacking(one) === lacking(other) ? (one.id < other.id ? -1 : 1) : lacking(one) > lacking(other) ? -1 : 1,
    );
    if (!neediest) break;
    given.set(neediest.id, (given.get(neediest.id) ?? 0n) + 1n);
    open -= 1n;
  }
  for (const line of touched) next.set(line.id, left(line) - (given.get(line.id) ?? 0n));
  return next;
}

/** The most that offers of amounts can save: one of them alone, or a set of those that stack. */
export function bestAmounts(promos: readonly Promo[], lines: readonly PricedLine[]): bigint {
  const usable = promos.filter((promo) => hasEnough(promo, lines));
  const order = (promo: Promo) => `${promo.effect.kind === 'percentage' ? 0 : 1}${promo.code}`;
  const before = new Map(lines.map((line) => [line.id, costOf(line)]));
  let best = 0n;
  for (let mask = 0; mask < 2 ** usable.length; mask += 1) {
    const set = usable.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
    if (set.length > 1 && !set.every(({ stacks }) => stacks)) continue;
    const after = [...set]
      .sort((one, other) => (order(one) < order(other) ? -1 : 1))
      .reduce<Rest>((rest, promo) => afterAmount(promo, lines, rest), before);
    const saving = [...before].reduce((sum, [id, cost]) => sum + cost - (after.get(id) ?? 0n), 0n);
    if (saving > best) best = saving;
  }
  return best;
}

interface ToPay {
  readonly lines: readonly PricedLine[];
  readonly discount: number;
  readonly orderType: OrderTypeCode;
  readonly charges: Charges;
}

/** What is to be paid, tax on exact amounts. */
export function totalOf({ lines, discount, orderType, charges }: ToPay): bigint {
  const cost = lines.reduce((sum, line) => sum + costOf(line), 0n);
  const isOrder = lines.some(({ kind }) => kind !== 'free');
  const charge = (kind: 'packaging' | 'delivery') => {
    const { amount = 0, freeFrom } = charges[kind][orderType] ?? {};
    return !isOrder || (freeFrom !== undefined && cost >= BigInt(freeFrom)) ? 0n : BigInt(amount);
  };
  const parts = {
    items: cost - BigInt(discount),
    packaging: charge('packaging'),
    delivery: charge('delivery'),
  };
  const tax = (head: 'cgst' | 'sgst') =>
    rounded(
      parts.items * BigInt(charges.tax.items[head]) +
        parts.packaging * BigInt(charges.tax.packaging[head]) +
        parts.delivery * BigInt(charges.tax.delivery[head]),
      10_000n,
    );
  return parts.items + parts.packaging + parts.delivery + tax('cgst') + tax('sgst');
}
