import { expect, it } from 'vitest';
import type { Promo } from '#schemas/entities/promo.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { type AskedLine, priceLines } from '../pricing/price-lines.ts';
import { sampleCatalogue } from '../pricing/testing/sample-catalogue.ts';
import { bestOffers, type ChosenOffers } from './best-offers.ts';
import { evaluate, isApplied } from './evaluate.ts';
import {
  randomAmount,
  randomCharges,
  randomLines,
  randomPromo,
  randomSet,
  shuffled,
} from './testing/random-cart.ts';
import { contextOf } from './testing/sample-offers.ts';
import { bestAmounts, discountOf, totalOf } from './testing/slow-reference.ts';

const SEED = 20261123;
const mix = { minimum: 2, saving: 1000 };
const context = contextOf();
const setKinds = ['combo', 'buy-get', 'free-item'];

/** Runs the check for many random carts; a failure names the round. */
function everyRound(rounds: number, check: (random: () => number) => void) {
  for (let round = 0; round < rounds; round += 1) {
    try {
      check(seededRandom(SEED + round));
    } catch (error) {
      throw new Error(`Round ${round}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}

function priced(lines: readonly AskedLine[]) {
  return priceLines({ lines, catalogue: sampleCatalogue, mix }).lines;
}

function randomOffers(random: () => number): Promo[] {
  const own = randomPromo('OWN', { kind: 'percentage', percent: 20 }, random);
  return [
    { ...own, trigger: 'PRODUCT_IMPLICIT' },
    ...['A', 'B', 'C', 'D'].map((name) =>
      randomPromo(`OFFER${name}`, random() < 0.5 ? randomAmount(random) : randomSet(random), random),
    ),
  ];
}

function checkout(lines: readonly AskedLine[], promos: readonly Promo[], random: () => number) {
  const charges = randomCharges(random);
  let chosen: ChosenOffers | undefined;
  const cart = priceCart({
    lines,
    catalogue: sampleCatalogue,
    mix,
    orderType: 'D',
    charges,
    promo: (all) => {
      chosen = bestOffers({ promos, lines: all, context });
      return chosen;
    },
  });
  return { ...cart, charges, chosen };
}

it('an offer alone takes off exactly what the reference finds by trying everything', () => {
  let applied = 0;
  everyRound(2_000, (random) => {
    const lines = priced(randomLines(random));
    const promo = randomPromo('OFFER', random() < 0.3 ? randomAmount(random) : randomSet(random), random);
    const result = evaluate(promo, { lines }, context);
    const discount = isApplied(result) ? result.discount : 0;
    expect({ promo, discount: BigInt(discount) }).toEqual({ promo, discount: discountOf(promo, lines) });
    applied += Number(discount > 0);
  });
  // The carts are such that the comparison says something.
  expect(applied).toBeGreaterThan(400);
});

it('of offers of amounts those are chosen that the reference finds best by trying all sets', () => {
  let stacked = 0;
  everyRound(700, (random) => {
    const lines = priced(randomLines(random));
    const promos = ['A', 'B', 'C', 'D'].map((name) =>
      randomPromo(`OFFER${name}`, randomAmount(random), random),
    );
    const best = bestOffers({ promos: shuffled(promos, random), lines, context });
    expect(BigInt(best.saving)).toBe(bestAmounts(promos, lines));
    stacked += Number(best.applied.length > 1);
  });
  expect(stacked).toBeGreaterThan(150);
});

it('of all offers no other one alone saves more, nor any pair that stacks', () => {
  everyRound(300, (random) => {
    const lines = priced(randomLines(random));
    const promos = randomOffers(random).filter(({ trigger }) => trigger === 'code');
    const { saving } = bestOffers({ promos, lines, context });
    for (const one of promos)
      for (const other of promos) {
        const pair = one === other ? [one] : [one, other];
        if (pair.length > 1 && !(one.stacks && other.stacks)) continue;
        expect(saving).toBeGreaterThanOrEqual(bestOffers({ promos: pair, lines, context }).saving);
      }
  });
});

it('the lines of a bill add up to what is to be paid, nothing is below zero, and no discount above what it is taken off', () => {
  everyRound(700, (random) => {
    const asked = randomLines(random);
    const { lines, bill, amounts, charges } = checkout(asked, randomOffers(random), random);
    const { itemTotal, mixSaving, discount, packaging, delivery, cgst, sgst, total } = bill;
    expect(itemTotal - mixSaving - discount + packaging + delivery + cgst + sgst).toBe(total);
    expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(itemTotal - mixSaving - discount);
    for (const line of lines) {
      expect(line.total - line.mixSaving - line.discount).toBe(line.net);
      for (const amount of [line.total, line.mixSaving, line.discount, line.net])
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    }
    for (const amount of [...Object.values(bill), ...Object.values(amounts)])
      expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    expect(BigInt(total)).toBe(totalOf({ lines: priced(asked), discount, orderType: 'D', charges }));
  });
});

it('offers never make an order dearer, and what is saved is what the bill takes off', () => {
  everyRound(400, (random) => {
    const asked = randomLines(random);
    const promos = randomOffers(random);
    const seed = Math.floor(random() * 1e9);
    const withOffers = checkout(asked, promos, seededRandom(seed));
    const without = checkout(asked, [], seededRandom(seed));
    expect(withOffers.bill.total).toBeLessThanOrEqual(without.bill.total);
    for (const { bill, amounts } of [withOffers, without])
      expect(amounts.totalAmountBeforeDiscount - amounts.netPrice).toBe(bill.mixSaving + bill.discount);
  });
});

it('the order of lines and of offers changes no figure', () => {
  everyRound(400, (random) => {
    const asked = randomLines(random);
    const promos = randomOffers(random);
    const seed = Math.floor(random() * 1e9);
    const byId = ({ lines }: ReturnType<typeof checkout>) => new Map(lines.map((line) => [line.id, line]));
    const one = checkout(asked, promos, seededRandom(seed));
    const other = checkout(shuffled(asked, random), shuffled(promos, random), seededRandom(seed));
    expect(other.bill).toEqual(one.bill);
    expect(byId(other)).toEqual(byId(one));
  });
});

it('a line that is split in two changes no figure of the bill; where offers stack, no more than a paisa for each line', () => {
  let splits = 0;
  everyRound(700, (random) => {
    const asked = randomLines(random);
    const long = asked.find(({ quantity }) => quantity > 1);
    if (!long) return;
    splits += 1;
    const parts = [
      { ...long, quantity: 1 },
      { ...long, id: 'a-new-one', quantity: long.quantity - 1 },
    ];
    const split = asked.flatMap((line) => (line === long ? parts : [line]));
    const promos = randomOffers(random);
    const seed = Math.floor(random() * 1e9);
    const whole = checkout(asked, promos, seededRandom(seed));
    const divided = checkout(split, promos, seededRandom(seed));
    if ((whole.chosen?.applied.length ?? 0) < 2) expect(divided.bill).toEqual(whole.bill);
    else expect(Math.abs(divided.bill.discount - whole.bill.discount)).toBeLessThanOrEqual(split.length);
  });
  expect(splits).toBeGreaterThan(250);
});

it('no unit is counted twice: neither by one offer, nor by the sets of several', () => {
  let partial = 0;
  everyRound(700, (random) => {
    const lines = priced(randomLines(random));
    const promos = randomOffers(random);
    const { applied, alone } = bestOffers({ promos, lines, context });
    for (const { id, quantity, ...line } of lines) {
      const unitsOf = (parts: readonly { lineId: string; quantity: number }[]) =>
        parts.reduce((sum, part) => sum + (part.lineId === id ? part.quantity : 0), 0);
      for (const promo of [...applied, ...alone.filter(isApplied)]) {
        expect(unitsOf([...promo.applied, ...promo.leftOut])).toBeLessThanOrEqual(quantity);
        partial += Number(promo.result === 'PARTIAL');
      }
      const sets = applied.filter(({ code }) =>
        promos.some((promo) => promo.code === code && setKinds.includes(promo.effect.kind)),
      );
      expect(unitsOf(sets.flatMap((promo) => promo.applied))).toBeLessThanOrEqual(quantity);
      expect(line.unitPrice).toBeGreaterThan(0);
    }
  });
  expect(partial).toBeGreaterThan(150);
});

it('adding an item never lowers what the items cost with one percentage or amount off, once its minimum is reached', () => {
  everyRound(600, (random) => {
    const asked = randomLines(random).filter(({ productId }) => !['FRIES', 'COLA'].includes(productId));
    if (asked.length === 0) return;
    const promo: Promo = { ...randomPromo('OFFER', randomAmount(random), random), minimum: undefined };
    const more = asked.map((line, at) => (at === 0 ? { ...line, quantity: line.quantity + 1 } : line));
    const seed = Math.floor(random() * 1e9);
    const [before, after] = [asked, more].map((lines) => checkout(lines, [promo], seededRandom(seed)).bill);
    const items = (bill: typeof before) => (bill ? bill.itemTotal - bill.discount : Number.NaN);
    expect(items(after)).toBeGreaterThanOrEqual(items(before));
    // The whole bill can fall by no more than the charges that become free, with their tax of at most 12.33%.
    const freed =
      (before?.packaging ?? 0) + (before?.delivery ?? 0) - (after?.packaging ?? 0) - (after?.delivery ?? 0);
    expect(after?.total).toBeGreaterThanOrEqual(
      (before?.total ?? Number.NaN) - Math.ceil(freed * 1.1233) - 1,
    );
  });
});
