import type { Promo, PromoScope, Weekday } from '#schemas/entities/promo.ts';
import { paymentModes } from '#schemas/payment-modes.ts';
import { orderTypeNouns } from '../order-type-nouns.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { timeForPeople } from '../time-in-india.ts';

/** What the menu calls what an offer names by its id. */
export interface MenuNames {
  readonly category: (id: string) => string;
  readonly product: (id: string) => string;
  readonly size: (id: string) => string;
  readonly crust: (id: string) => string;
}

const anyOf = new Intl.ListFormat('en-IN', { type: 'disjunction' });
const allOf = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** 'Veg pizza or Non-veg pizza (Large, New Hand Tossed)', 'anything except Combos'. `most`: so many are named at most, then 'and others'. */
export function scopeWords(scope: PromoScope, names: MenuNames, most = Infinity): string {
  const { categories = [], products = [], sizes, crusts, exceptCategories = [], exceptProducts = [] } = scope;
  const named = [...categories.map(names.category), ...products.map(names.product)];
  const forms = [sizes?.map(names.size), crusts?.map(names.crust)].flatMap((list) =>
    list ? anyOf.format(list) : [],
  );
  const except = [...exceptCategories.map(names.category), ...exceptProducts.map(names.product)];
  return [
    named.length > 0 ? listed(named, most) : 'anything',
    ...(forms.length > 0 ? [`(${forms.join(', ')})`] : []),
    ...(except.length > 0 ? [`except ${allOf.format(except)}`] : []),
  ].join(' ');
}

/** 'Sides or Dessert'. Names with a comma of their own are parted by semicolons. */
function listed(names: readonly string[], most: number): string {
  const shown = names.slice(0, most);
  const parted = shown.some((name) => name.includes(',')) ? '; ' : ', ';
  if (shown.length < names.length) return `${shown.join(parted)} and others`;
  return parted === '; ' ? shown.join(parted) : anyOf.format(shown);
}

/** 'above ₹299', 'of ₹299 or more'. */
export function minimumWords(minimum: NonNullable<Promo['minimum']>): string {
  return 'above' in minimum ? `above ${rupees(minimum.above)}` : `of ${rupees(minimum.from)} or more`;
}

/** 'delivery and takeaway orders'. */
export function orderTypeWords(orderTypes: NonNullable<Promo['orderTypes']>): string {
  return `${allOf.format(orderTypes.map((code) => orderTypeNouns[code]))} orders`;
}

export function paymentWords(modes: NonNullable<Promo['paymentModes']>): string {
  return anyOf.format(modes.map((mode) => paymentModes[mode]));
}

const dayNames: Readonly<Record<Weekday, string>> = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
};

/** 'on Monday and Friday from 11 am to 3 pm'; empty where the offer holds at any time of the week. */
export function weekWords({ hours, weekdays }: Pick<Promo, 'hours' | 'weekdays'>): string {
  const parts = [
    weekdays && `on ${allOf.format(weekdays.map((day) => dayNames[day]))}`,
    hours && `from ${timeForPeople(hours.from)} to ${timeForPeople(hours.until)}`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** '31 Dec 2026, 11:30 pm', in India. */
export function momentWords(at: string): string {
  return moment.format(Date.parse(at));
}

const perWords = { day: 'a day', month: 'a month', ever: 'in all' } as const;

/** 'Once a day', '3 times a month'. */
export function usesWords({ uses, per }: NonNullable<Promo['perCustomer']>): string {
  return per === 'ever' && uses === 1 ? 'once' : `${timesWords(uses)} ${perWords[per]}`;
}

export function timesWords(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}
