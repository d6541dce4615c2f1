import { given } from '#schemas/given.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import { type CartLine, isPriceKnown, isPromoted } from '#src/features/cart/cart-lines.ts';

/** How many units of a line there are. */
export interface LineUnits {
  readonly key: string;
  readonly quantity: number;
}

interface ThreeSides {
  /** The lines that both sides began with. */
  readonly base: readonly LineUnits[];
  readonly mine: readonly CartLine[];
  readonly theirs: readonly CartLine[];
}

/**
 * Brings two changed copies of a cart together, so that nobody overwrites the other unseen. What both sides changed is done twice: two who each
 * add one get two, and two who each take one take two. A line goes only when one side took it out; two who each lower three to one keep one. The sides can be exchanged, so it does not
 * matter who sends first.
 */
export function mergeLines(sides: ThreeSides): readonly CartLine[] {
  const { base, theirs } = sides;
  const mine = apart(sides);
  const before = quantities(base);
  const there = quantities(theirs);
  const here = quantities(mine);
  const merge = (line: CartLine): CartLine[] => {
    const { key } = line;
    const quantity = mergedQuantity(before.get(key) ?? 0, here.get(key) ?? 0, there.get(key) ?? 0);
    return quantity > 0 ? [quantity === line.quantity ? line : { ...line, quantity }] : [];
  };
  return [...mine, ...theirs.filter(({ key }) => !here.has(key))].flatMap(merge);
}

function mergedQuantity(base: number, mine: number, theirs: number): number {
  const least = mine > 0 && theirs > 0 ? 1 : 0;
  return Math.max(least, theirs + mine - base);
}

/** A line from a promotion never merges (CRT-08): one that both sides added gets a key of its own here. */
function apart({ base, mine, theirs }: ThreeSides): readonly CartLine[] {
  const before = quantities(base);
  const taken = new Set([...theirs, ...mine].map(({ key }) => key));
  return mine.map((line) => {
    if (!isPromoted(line) || before.has(line.key) || !theirs.some(({ key }) => key === line.key)) return line;
    let free = 1;
    while (taken.has(`${lineKey(line)}!${free}`)) free += 1;
    const key = `${lineKey(line)}!${free}`;
    taken.add(key);
    return { ...line, key };
  });
}

/**
 * Lines at the prices of the server: the menu may have changed since they were added, and the cart's bar would say another amount than the bill. Lines
 * that could not be ordered when they were read have no price; as soon as the server prices them, they become what it says, as many as there are here.
 */
export function withPricesOf(theirs: readonly CartLine[], lines: readonly CartLine[]): readonly CartLine[] {
  const priced = new Map(theirs.filter(isPriceKnown).map((line) => [line.key, line]));
  return lines.map((line) => {
    const known = priced.get(line.key);
    if (!known || hasPriceOf(line, known)) return line;
    if (!isPriceKnown(line)) return { ...line, ...known, quantity: line.quantity };
    const { mix: _, ...rest } = line;
    return { ...rest, price: known.price, ...given({ mix: known.mix }) };
  });
}

/** Whether a line of `lines` has another price than the same line of `shown`. */
export function hasNewPrices(lines: readonly CartLine[], shown: readonly CartLine[]): boolean {
  const before = new Map(shown.map((line) => [line.key, line]));
  return lines.some((line) => {
    const same = before.get(line.key);
    return same !== undefined && !hasPriceOf(line, same);
  });
}

function hasPriceOf({ price, mix }: CartLine, other: CartLine): boolean {
  return price === other.price && mix?.minimum === other.mix?.minimum && mix?.saving === other.mix?.saving;
}

function quantities(lines: readonly LineUnits[]): ReadonlyMap<string, number> {
  return new Map(lines.map(({ key, quantity }) => [key, quantity]));
}

/** Whether both have the same units of the same lines, in any order. */
export function sameUnits(some: readonly LineUnits[], others: readonly LineUnits[]): boolean {
  const here = quantities(some);
  return some.length === others.length && others.every(({ key, quantity }) => here.get(key) === quantity);
}

export function unitsIn(lines: readonly LineUnits[]): LineUnits[] {
  return lines.map(({ key, quantity }) => ({ key, quantity }));
}

/** The base for sides of which it is not known what they began with: what both have counts once. */
export function commonUnits(some: readonly LineUnits[], others: readonly LineUnits[]): LineUnits[] {
  const there = quantities(others);
  return some.flatMap(({ key, quantity }) => {
    const common = Math.min(quantity, there.get(key) ?? 0);
    return common > 0 ? [{ key, quantity: common }] : [];
  });
}

/** The base where it is not known whether the server took `sent`: lines that it has in the same quantity count as taken. */
export function probableUnits(
  base: readonly LineUnits[],
  { sent, theirs }: { readonly sent: readonly LineUnits[]; readonly theirs: readonly LineUnits[] },
): LineUnits[] {
  const before = quantities(base);
  const wanted = quantities(sent);
  const there = quantities(theirs);
  return [...new Set([...before.keys(), ...wanted.keys()])].flatMap((key) => {
    const isTaken = (wanted.get(key) ?? 0) === (there.get(key) ?? 0);
    const quantity = (isTaken ? wanted : before).get(key) ?? 0;
    return quantity > 0 ? [{ key, quantity }] : [];
  });
}
