// Zod-free: what Add on a card puts into the cart. Used by the server for the cards that it sends, and by the browser for the cards of a menu.
import type { MenuProduct, OptionGroup, OptionProduct } from '../entities/menu.ts';
import type { ProductCard } from '../entities/product.ts';

type Choosable = Pick<MenuProduct, 'size' | 'crust' | 'options' | 'selectedSizeId' | 'selectedCrustId'>;
type FormFields = 'sizeId' | 'sizeName' | 'crustId' | 'crustName' | 'options' | 'choices' | 'mustChoose';
type DefaultForm = Pick<ProductCard, FormFields>;

/** The preselected product of an option group; undefined where the customer has to choose (MEN-14, MEN-16). */
export function defaultOption({ items }: OptionGroup): OptionProduct | undefined {
  return items
    .filter(({ defaultSelection }) => defaultSelection)
    .flatMap(({ products }) => products)
    .find(({ available }) => available);
}

/** The default size and crust of a product and the preselected products of a combo, with their names. Fields that do not apply are left out. */
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
