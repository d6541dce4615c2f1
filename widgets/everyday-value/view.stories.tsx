import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import {
  isThere,
  staysAway,
  type WidgetInput,
  widgetMeta,
  widgetStory,
} from '#registry/story/widget-story.tsx';
import { productCardSchema } from '#schemas/entities/product.ts';
import { everydayValue } from '#schemas/widgets/everyday-value.ts';
import { additionOf } from '#src/features/cart/cart-lines.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';

const meta = { title: 'Widgets/Everyday value', ...widgetMeta(everydayValue) };

export default meta;

export const Example = widgetStory(everydayValue, undefined, { title: 'Everyday value' });

export const LongestText = widgetStory(
  everydayValue,
  longestProps(everydayValue) as WidgetInput<typeof everydayValue>,
  { title: 'Everyday value' },
);

export const NoPicture = widgetStory(
  everydayValue,
  picturelessProps(everydayValue) as WidgetInput<typeof everydayValue>,
  { title: 'Everyday value' },
);

export const OneProduct = {
  ...widgetStory(
    everydayValue,
    { ...everydayValue.example, products: everydayValue.example.products.slice(0, 1) },
    { title: 'Everyday value' },
  ),
  play: isThere,
};

/** A store that sells none of the products: nothing is shown and no gap stays. */
export const NoProducts = {
  ...widgetStory(everydayValue, { ...everydayValue.example, products: [] }, { title: 'Everyday value' }),
  play: staysAway,
};

export const InTheCart = {
  ...Example,
  parameters: {
    ...Example.parameters,
    events: [addProduct(additionOf(productCardSchema.parse(everydayValue.example.products[0])))],
  },
};

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
