import type { Promo, PromoEffect } from '#schemas/entities/promo.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import {
  type MenuNames,
  minimumWords,
  momentWords,
  orderTypeWords,
  paymentWords,
  scopeWords,
  timesWords,
  usesWords,
  weekWords,
} from './promo-words.ts';

/** The terms of an offer, a sentence each: what its rule says, then what its author adds. */
export function termsOf(promo: Promo, names: MenuNames): string[] {
  const { trigger, effect, stacks, withMix, notes } = promo;
  return [
    ...effectTerms(effect, names),
    ...conditionTerms(promo),
    ...(trigger === 'PRODUCT_IMPLICIT' ? ['For items that are added from this offer.'] : []),
    ...(withMix ? [] : ['Everyday-value items that cost less in a mix stay at their price.']),
    ...(trigger === 'PRODUCT_IMPLICIT'
      ? ['No other offer applies to these items.']
      : [stacks ? 'Goes together with other offers that do.' : 'Not together with another offer.']),
    ...notes,
  ];
}

const extrasStay = 'Toppings and other extras are charged as always.';

function effectTerms(effect: PromoEffect, names: MenuNames): string[] {
  switch (effect.kind) {
    case 'percentage': {
      const most = effect.atMost === undefined ? '' : `, ${rupees(effect.atMost)} at most`;
      return [`Takes ${effect.percent}% off${most}.`, `Applies to ${scopeWords(effect.on, names)}.`];
    }
    case 'flat':
      return [
        `Takes ${rupees(effect.amount)} off${effect.each ? ' each item' : ''}.`,
        `Applies to ${scopeWords(effect.on, names)}.`,
      ];
    case 'buy-get':
      return [buyGetTerm(effect, names), ...timesTerm(effect.times), extrasStay];
    case 'combo': {
      const parts = effect.parts.map(({ count, on }) => `${count} × ${scopeWords(on, names)}`);
      return [
        `Together at ${rupees(effect.price)}: ${parts.join('; ')}.`,
        ...timesTerm(effect.times),
        extrasStay,
      ];
    }
    case 'free-item': {
      const form = scopeWords(
        {
          products: [effect.productId],
          ...(effect.sizeId !== undefined && { sizes: [effect.sizeId] }),
          ...(effect.crustId !== undefined && { crusts: [effect.crustId] }),
        },
        names,
      );
      return [`${effect.quantity} × ${form} for free, with ${effect.buy} × ${scopeWords(effect.on, names)}.`];
    }
  }
}

function buyGetTerm(effect: Extract<PromoEffect, { kind: 'buy-get' }>, names: MenuNames): string {
  const { on, buy, get, getOn, percentOff } = effect;
  const reduced = percentOff === 100 ? 'for free' : `with ${percentOff}% off`;
  const bought = `Buy ${buy} × ${scopeWords(on, names)}`;
  return getOn
    ? `${bought}, get ${get} × ${scopeWords(getOn, names)} ${reduced}.`
    : `${bought}, get ${get} more ${reduced}: those that cost least.`;
}

function timesTerm(times: number | undefined): string[] {
  return times === undefined ? [] : [`No more than ${timesWords(times)} in an order.`];
}

function conditionTerms(promo: Promo): string[] {
  const { minimum, orderTypes, paymentModes, firstOrder, perCustomer, from, until } = promo;
  const week = weekWords(promo);
  return [
    minimum && `For orders ${minimumWords(minimum)}, without packing, delivery and taxes.`,
    orderTypes && `For ${orderTypeWords(orderTypes)}.`,
    paymentModes && `For payment by ${paymentWords(paymentModes)}.`,
    firstOrder ? 'For the first order of a customer.' : undefined,
    perCustomer && `For each customer ${usesWords(perCustomer)}.`,
    from && `From ${momentWords(from)}.`,
    until && `Until ${momentWords(until)}.`,
    week === '' ? undefined : `Can be used ${week}.`,
  ].filter((term) => term !== undefined);
}
