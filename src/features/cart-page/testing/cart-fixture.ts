import type { z } from 'zod';
import { type CartBill, cartSchema } from '#schemas/entities/cart.ts';
import type { StoredLine } from '#schemas/stored/cart.ts';
import { given } from '#schemas/given.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';

type CartInput = z.input<typeof cartSchema>;
type ItemInput = CartInput['validItems'][number];

/** A line of the device. */
export function lineOf(fields: Partial<StoredLine> & Pick<StoredLine, 'productId' | 'name'>): CartLine {
  const line = { quantity: 1, price: 19_900, foodType: 0 as const, ...fields };
  return { ...line, key: lineKey(line) };
}

/** What was chosen, as the server repeats it. */
function choiceOf({ sizeId, crustId, addonIds = [], options = [], choices = [] }: CartLine) {
  return {
    ...given({ sizeId, crustId }),
    addonIds: [...addonIds],
    options: options.map((each) => ({ ...each })),
    choices: [...choices],
  };
}

/** What the server says of a line; its figure is not what the device would calculate, so that a test sees whose it is. */
export function itemOf(line: CartLine, fields: Partial<ItemInput> = {}): ItemInput {
  const { key, productId, name, quantity, price, foodType, picture, sizeId, sizeName, crustId, crustName } =
    line;
  return {
    id: key,
    productId,
    quantity,
    product: { id: productId, name },
    pricePerQty: price,
    total: price * quantity + 100,
    net: price * quantity + 100,
    foodType,
    ...choiceOf(line),
    ...(sizeId !== undefined && sizeName !== undefined && { size: { id: sizeId, name: sizeName } }),
    ...(crustId !== undefined && crustName !== undefined && { crust: { id: crustId, name: crustName } }),
    ...given({ picture, maxQuantity: line.maxQuantity }),
    ...fields,
  };
}

const bill: CartBill = {
  itemTotal: 64_800,
  mixSaving: 0,
  discount: 0,
  packaging: 1_500,
  delivery: 3_900,
  cgst: 1_755,
  sgst: 1_755,
  total: 73_710,
};

/** The server's cart of these lines, read by its schema. Its bill does not add up: what is shown must be what the server says. */
export function cartOf(
  lines: readonly CartLine[],
  fields: Partial<Omit<CartInput, 'bill'>> & { readonly bill?: Partial<CartBill> } = {},
): PricedCart {
  const { bill: changed, ...rest } = fields;
  const total = changed?.total ?? bill.total;
  return cartSchema.parse({
    cartId: 'story-cart',
    version: 3,
    storeId: '14052',
    deliveryType: 'D',
    price: bill.itemTotal,
    discount: 0,
    taxAmount: bill.cgst + bill.sgst,
    netPrice: total,
    displayNetPrice: total,
    totalAmountBeforeDiscount: total,
    bill: { ...bill, ...changed },
    validItems: lines.map((line) => itemOf(line)),
    invalidItems: [],
    ...rest,
  } satisfies CartInput);
}

/** A line that cannot be ordered now, as the server names it. */
export function invalidOf(line: CartLine, text: string): CartInput['invalidItems'][number] {
  const { key, productId, name, quantity, foodType } = line;
  const product = { id: productId, name };
  return { id: key, productId, quantity, foodType, product, reason: 'not-now', text, ...choiceOf(line) };
}

export const margherita = lineOf({
  productId: 'PIZ1',
  name: 'Margherita',
  picture: 'pizza-margherita',
  sizeId: 'medium',
  sizeName: 'Medium',
  crustId: 'hand-tossed',
  crustName: 'New Hand Tossed',
  addonIds: ['extra-cheese-regular'],
  choices: ['Extra cheese'],
  price: 34_900,
});
export const strips = lineOf({
  productId: 'CHK2',
  name: 'Chicken strips',
  picture: 'chicken-strips',
  foodType: 1,
  quantity: 2,
  price: 12_900,
});
export const cola = lineOf({ productId: 'BEV1', name: 'Cola', picture: 'drink-cola', price: 4_100 });
