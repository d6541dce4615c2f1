// Zod-free: what Add on a card means, the same on the server, which sends cards, and in the browser, which makes them of a menu.
import type { MenuProduct, OptionGroup, OptionProduct } from '../entities/menu.ts';
import type { ProductCard } from '../entities/product.ts';

type Choosable = Pick<MenuProduct, 'size' | 'crust' | 'options' | 'selectedSizeId' | 'selectedCrustId'>;
type FormFields = 'sizeId' | 'sizeName' | 'crustId' | 'crustName' | 'options' | 'choices' | 'mustChoose';
type DefaultForm = Pick<ProductCard, FormFields>;

/** What stands in a place of a combo before anything was chosen; undefined where the customer has to choose (MEN-14, MEN-16). */
export function defaultOption({ items }: OptionGroup): OptionProduct | undefined {
  return items
    .filter(({ defaultSelection }) => defaultSelection)
    .flatMap(({ products }) => products)
    .find(({ available }) => available);
}

/** The default size and crust of a product and what stands in the places of a combo, with their names; only what there is of these. */
export function defaultForm(product: Choosable): DefaultForm {
  const size = product.size.find(({ sizeId }) => sizeId === product.selectedSizeId);
  const crust = product.crust.find(({ crustId }) => crustId === product.selectedCrustId);
  const places = product.options
    .toSorted((one, other) => one.orderSeq - other.orderSeq)
    .flatMap((group) => {
      const option = defaultOption(group);
      return option ? [{ orderSeq: group.orderSeq, option }] : [];
    });
  const isWhole = places.length === product.options.length;
  return {
    ...(size && { sizeId: size.sizeId, sizeName: size.name }),
    ...(crust && { crustId: crust.crustId, crustName: crust.name }),
    ...(!isWhole && { mustChoose: true }),
    ...(isWhole &&
      places.length > 0 && {
        options: places.map(({ orderSeq, option }) => ({ orderSeq, productId: option.productId })),
        choices: places.map(({ option }) => option.name),
      }),
  };
}
