import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import {
  isThere,
  staysAway,
  type WidgetInput,
  widgetMeta,
  widgetStory,
} from '#registry/story/widget-story.tsx';
import { productCardSchema } from '#schemas/entities/product.ts';
import { essentials } from '#schemas/widgets/essentials.ts';
import { additionOf } from '#src/features/cart/cart-lines.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';

const meta = { title: 'Widgets/Daily essentials', ...widgetMeta(essentials) };

export default meta;

export const Example = widgetStory(essentials, undefined, { title: 'Goes with everything' });

export const LongestText = widgetStory(
  essentials,
  longestProps(essentials) as WidgetInput<typeof essentials>,
  { title: 'Goes with everything' },
);

export const NoPicture = widgetStory(
  essentials,
  picturelessProps(essentials) as WidgetInput<typeof essentials>,
  { title: 'Goes with everything' },
);

export const OneProduct = {
  ...widgetStory(
    essentials,
    { ...essentials.example, products: essentials.example.products.slice(0, 1) },
    { title: 'Goes with everything' },
  ),
  play: isThere,
};

/** A store that sells none of the products: nothing is shown and no gap stays. */
export const NoProducts = {
  ...widgetStory(essentials, { ...essentials.example, products: [] }, { title: 'Goes with everything' }),
  play: staysAway,
};

export const InTheCart = {
  ...Example,
  parameters: {
    ...Example.parameters,
    events: [addProduct(additionOf(productCardSchema.parse(essentials.example.products[0])))],
  },
};

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
