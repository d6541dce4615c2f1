import { type OrderTypeCode, orderTypeCodes } from './node.ts';

/** How people write the order types in documents, besides their codes. */
export const orderTypeWords: Readonly<Record<string, OrderTypeCode>> = {
  delivery: 'D',
  takeaway: 'P',
  'take-away': 'P',
  pickup: 'P',
  'pick-up': 'P',
  'dine-in': 'DINEIN',
  dinein: 'DINEIN',
  curbside: 'CURB',
  train: 'IRCTC',
};

/** 'Dine in', 'dine-in' and 'dinein' are one word. */
const joined = (written: string) =>
  written
    .trim()
    .toLowerCase()
    .replaceAll(/(?<=[a-z])[\s-]+(?=[a-z])/g, '');

const codeOf: ReadonlyMap<string, OrderTypeCode> = new Map([
  ...Object.entries(orderTypeWords).map(([word, code]) => [joined(word), code] as const),
  ...orderTypeCodes.map((code) => [joined(code), code] as const),
]);

/** The code of an order type that is written as code or word, in any case, with a space, a hyphen or neither; undefined for anything else. */
export function orderTypeOf(written: string): OrderTypeCode | undefined {
  return codeOf.get(joined(written));
}

/** The names of an object that mean the same order type as this one of them, itself included; none where it is no order type. */
export function namesOfOneOrderType(name: string, object: object): readonly string[] {
  const code = orderTypeOf(name);
  return code === undefined ? [] : Object.keys(object).filter((other) => orderTypeOf(other) === code);
}
