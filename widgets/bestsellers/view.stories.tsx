import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import {
  isThere,
  staysAway,
  type WidgetInput,
  widgetMeta,
  whileVegOnly,
  widgetStory,
} from '#registry/story/widget-story.tsx';
import { productCardSchema } from '#schemas/entities/product.ts';
import { bestsellers } from '#schemas/widgets/bestsellers.ts';
import { additionOf } from '#src/features/cart/cart-lines.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';

const meta = { title: 'Widgets/Bestsellers', ...widgetMeta(bestsellers) };

export default meta;

export const Example = widgetStory(bestsellers, undefined, { title: 'Bestsellers' });

export const LongestText = widgetStory(
  bestsellers,
  longestProps(bestsellers) as WidgetInput<typeof bestsellers>,
  { title: 'Bestsellers' },
);

export const NoPicture = widgetStory(
  bestsellers,
  picturelessProps(bestsellers) as WidgetInput<typeof bestsellers>,
  { title: 'Bestsellers' },
);

export const OneProduct = {
  ...widgetStory(
    bestsellers,
    { ...bestsellers.example, products: bestsellers.example.products.slice(0, 1) },
    { title: 'Bestsellers' },
  ),
  play: isThere,
};

/** A store that sells none of the products: nothing is shown and no gap stays. */
export const NoProducts = {
  ...widgetStory(bestsellers, { ...bestsellers.example, products: [] }, { title: 'Bestsellers' }),
  play: staysAway,
};

export const InTheCart = {
  ...Example,
  parameters: {
    ...Example.parameters,
    events: [addProduct(additionOf(productCardSchema.parse(bestsellers.example.products[0])))],
  },
};

/** Products with meat are hidden. */
export const VegOnly = whileVegOnly(Example);

/** Nothing in the list is vegetarian: nothing is shown and no gap stays. */
export const VegOnlyEmpty = {
  ...whileVegOnly(
    widgetStory(
      bestsellers,
      {
        ...bestsellers.example,
        products: bestsellers.example.products.filter(({ foodType }) => foodType === 1),
      },
      { title: 'Bestsellers' },
    ),
  ),
  play: staysAway,
};

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
