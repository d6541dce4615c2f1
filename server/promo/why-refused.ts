import type { LockReason } from '#schemas/entities/cart.ts';
import type { Promo, Weekday } from '#schemas/entities/promo.ts';
import { amountOf, type PricedLine } from '../pricing/price-lines.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { dateInIndia, isWithin, timeInIndia } from '../time-in-india.ts';
import type { PromoContext } from './promo-cart.ts';
import { minimumWords, momentWords, orderTypeWords, paymentWords, weekWords } from './promo-words.ts';

export interface Refusal {
  readonly reason: LockReason;
  /** What the customer can do. */
  readonly text: string;
}

/** Why an offer does not hold for an order, whatever it would take off; undefined where it holds. */
export function whyRefused(
  promo: Promo,
  lines: readonly PricedLine[],
  context: PromoContext,
): Refusal | undefined {
  return (
    refusedNow(promo, context.now) ??
    refusedOrderType(promo, context) ??
    refusedCustomer(promo, context) ??
    refusedCost(promo, lines) ??
    refusedPayment(promo, context)
  );
}

/** Whether an offer has ended: nobody can use it any more, and it stays in the database because orders name it. */
export function isOver({ until }: Pick<Promo, 'until'>, now: number): boolean {
  return until !== undefined && now >= Date.parse(until);
}

function refusedNow(promo: Promo, now: number): Refusal | undefined {
  const { code, from, until, hours, weekdays } = promo;
  if (from !== undefined && now < Date.parse(from))
    return { reason: 'NOT_STARTED', text: `${code} starts on ${momentWords(from)}. Come back then.` };
  if (until !== undefined && isOver(promo, now))
    return { reason: 'OVER', text: `${code} ended on ${momentWords(until)}. See the other offers.` };
  if (isInWeek({ hours, weekdays }, now)) return undefined;
  return {
    reason: 'NOT_NOW',
    text: `${code} can be used ${weekWords({ hours, weekdays })}. Come back then.`,
  };
}

const days: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

function isInWeek({ hours, weekdays }: Pick<Promo, 'hours' | 'weekdays'>, now: number): boolean {
  const time = timeInIndia(now);
  if (hours && !isWithin(hours, time)) return false;
  if (!weekdays) return true;
  const startedYesterday = hours !== undefined && hours.until < hours.from && time < hours.until;
  const day = new Date(`${dateInIndia(now)}T00:00:00Z`).getUTCDay();
  const weekday = days[(day + (startedYesterday ? 6 : 0)) % 7];
  return weekday !== undefined && weekdays.includes(weekday);
}

function refusedOrderType({ code, orderTypes }: Promo, { orderType }: PromoContext): Refusal | undefined {
  if (!orderTypes || orderTypes.includes(orderType)) return undefined;
  return {
    reason: 'ORDER_TYPE',
    text: `${code} is for ${orderTypeWords(orderTypes)}. Change the order type to use it.`,
  };
}

function refusedCustomer(promo: Promo, { customer, now }: PromoContext): Refusal | undefined {
  const { code, firstOrder, perCustomer } = promo;
  if (!firstOrder && !perCustomer) return undefined;
  if (!customer) return { reason: 'LOG_IN', text: `Log in to use ${code}.` };
  if (firstOrder && customer.ordersBefore > 0)
    return { reason: 'NOT_FIRST_ORDER', text: `${code} is for a first order. See the other offers.` };
  if (!perCustomer) return undefined;
  const { uses, per } = perCustomer;
  const period = (at: number) =>
    per === 'ever' ? '' : dateInIndia(at).slice(0, per === 'day' ? undefined : 7);
  const used = customer.uses.filter((use) => use.code === code && period(use.at) === period(now));
  if (used.length < uses) return undefined;
  return { reason: 'USED_UP', text: usedUpTexts[per](code) };
}

const usedUpTexts = {
  day: (code: string) => `You have used ${code} today. Use it again tomorrow.`,
  month: (code: string) => `You have used ${code} this month. Use it again next month.`,
  ever: (code: string) => `You have used ${code} already. See the other offers.`,
} as const;

/** The minimum is what the items cost before any offer; a free item costs nothing. */
function refusedCost({ code, minimum }: Promo, lines: readonly PricedLine[]): Refusal | undefined {
  if (!lines.some(({ kind }) => kind !== 'free'))
    return { reason: 'EMPTY_CART', text: `Add something to your cart to use ${code}.` };
  if (!minimum) return undefined;
  const cost = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const least = 'above' in minimum ? minimum.above + 1 : minimum.from;
  if (cost >= least) return undefined;
  // Whole rupees, as prices are: with so much more the order has enough in any case.
  const missing = rupees(Math.ceil((least - cost) / 100) * 100);
  return {
    reason: 'BELOW_MINIMUM',
    text: `Add ${missing} more to use ${code}: it is for orders ${minimumWords(minimum)}.`,
  };
}

function refusedPayment({ code, paymentModes }: Promo, { paymentMode }: PromoContext): Refusal | undefined {
  if (!paymentModes || (paymentMode && paymentModes.includes(paymentMode))) return undefined;
  return { reason: 'PAYMENT_MODE', text: `Choose ${paymentWords(paymentModes)} as payment to use ${code}.` };
}
