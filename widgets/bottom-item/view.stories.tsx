import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { bottomItem } from '#schemas/widgets/bottom-item.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';

type Input = WidgetInput<typeof bottomItem>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Bottom navigation item', ...widgetMeta(bottomItem) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(bottomItem);

export const LongestText = widgetStory(bottomItem, longestProps(bottomItem) as Input);

export const Current: Story = {
  ...widgetStory(bottomItem, bottomItem.example, { link: { action: 'menu' } }),
  parameters: { path: '/menu/veg-pizza' },
};

export const CartCount: Story = {
  ...widgetStory(
    bottomItem,
    { label: 'Cart', icon: 'cart', badge: 'cart-count' },
    { link: { action: 'cart' } },
  ),
  parameters: {
    events: [addProduct({ productId: 'PIZ1', name: 'Margherita', price: 19900, foodType: 0 })],
  },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
