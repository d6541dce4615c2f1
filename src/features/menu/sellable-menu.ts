import type { Menu, MenuProduct, ProductCrust } from '#schemas/entities/menu.ts';

// Values that are derived from other parts of a menu. The schema of the call has checked its shape already.

/** The wanted id if it is available, else the first available one. */
function chosen(wanted: string | undefined, ids: readonly string[]): string | undefined {
  return wanted !== undefined && ids.includes(wanted) ? wanted : ids[0];
}

function extraOf({ sizes }: ProductCrust, sizeId: string | undefined): number | undefined {
  return sizes.find((each) => each.sizeId === sizeId)?.price;
}

/**
 * A product whose card has the price of its default size and crust (MEN-10), whose crusts each belong to a size (MEN-09) and whose option groups
 * are in their order (MEN-13).
 */
function sellableProduct(product: MenuProduct): MenuProduct {
  const { size } = product;
  const sizeIds = size.map(({ sizeId }) => sizeId);
  const crust = product.crust.filter(({ sizes }) => sizes.some(({ sizeId }) => sizeIds.includes(sizeId)));
  const selectedSizeId = chosen(product.selectedSizeId, sizeIds);
  const baked = crust.filter((each) => extraOf(each, selectedSizeId) !== undefined);
  const selectedCrustId = chosen(
    product.selectedCrustId,
    baked.map(({ crustId }) => crustId),
  );
  const selected = crust.find(({ crustId }) => crustId === selectedCrustId);
  const defaultPrice = size.find(({ sizeId }) => sizeId === selectedSizeId)?.price ?? product.defaultPrice;
  const defaultCrustPrice = (selected && extraOf(selected, selectedSizeId)) ?? 0;
  const { selectedSizeId: _size, selectedCrustId: _crust, ...rest } = product;
  return {
    ...rest,
    menuCode: product.menuCode || product.productId,
    price: defaultPrice + defaultCrustPrice,
    defaultPrice,
    defaultCrustPrice,
    size: size.map((each) => (each.name === '' ? { ...each, name: each.sizeId } : each)),
    crust: crust.map((each) => (each.name === '' ? { ...each, name: each.crustId } : each)),
    options: product.options.toSorted((one, other) => one.orderSeq - other.orderSeq),
    ...(selectedSizeId === undefined ? {} : { selectedSizeId }),
    ...(selectedCrustId === undefined ? {} : { selectedCrustId }),
  };
}

/** The part of a menu that can be sold; null when nothing can. */
export function sellableMenu(menu: Menu): Menu | null {
  const catalog = menu.catalog
    .filter(({ products }) => products.length > 0)
    .map(({ products, ...category }) => ({
      ...category,
      name: category.name || category.categoryId,
      slug: category.slug || category.categoryId,
      products: products.map(sellableProduct),
    }));
  return catalog.length > 0 ? { ...menu, catalog } : null;
}
