import type { ProductCard } from '#schemas/entities/product.ts';

/** A line of the cart as this device knows it. */
export interface CartLine {
  readonly key: string;
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly sizeId?: string;
  readonly crustId?: string;
  /** Price of one in paise as the catalogue gave it: for display only, what is charged is the server's to say. */
  readonly price: number;
  readonly picture?: string;
  readonly foodType: ProductCard['foodType'];
}

/** What was put into the cart: a line that has no quantity yet. */
export type Addition = Omit<CartLine, 'key' | 'quantity'>;

/** Lines with the same key are one line: same product, same size, same options (a crust is an option). */
export function lineKey({
  productId,
  sizeId = '',
  crustId = '',
}: Pick<CartLine, 'productId' | 'sizeId' | 'crustId'>): string {
  return [productId, sizeId, crustId].map(encodeURIComponent).join('/');
}

/** What Add on a product's card puts into the cart: the size and crust that the card's price is for. */
export function additionOf(product: ProductCard): Addition {
  const { productId, name, price, foodType, sizeId, crustId, picture } = product;
  return {
    productId,
    name,
    price,
    foodType,
    ...(sizeId === undefined ? {} : { sizeId }),
    ...(crustId === undefined ? {} : { crustId }),
    ...(picture === undefined ? {} : { picture }),
  };
}

/** Units of all lines together. */
export function unitsOf(lines: readonly CartLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0);
}
