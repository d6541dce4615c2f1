import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { ProductCard } from '#schemas/entities/product.ts';
import { AddButton } from './add-button.tsx';
import { type Addition, additionOf } from './cart-lines.ts';
import { addProduct } from './change-cart.ts';

const margherita: ProductCard = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 19_900,
  foodType: 0,
  customisable: true,
  available: true,
  sizeId: 'regular',
  crustId: 'thin',
};
const large: Addition = {
  ...additionOf(margherita),
  price: 55_900,
  sizeId: 'large',
  sizeName: 'Large',
  crustName: 'Cheese Burst',
  choices: ['Extra cheese × 2', 'Red onion', 'Button mushroom'],
  addonIds: ['cheese', 'cheese', 'onion', 'mushroom'],
};
const regular: Addition = {
  ...additionOf(margherita),
  sizeName: 'Regular',
  crustName: 'Thin Crust',
  quantity: 2,
};

const press = (name: string) => async () => {
  await userEvent.click(within(document.body).getByRole('button', { name }));
  // The code of the sheet is loaded now.
  await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
};
const more = press('Add one more Margherita');
const fewer = press('Remove one Margherita');

const meta = {
  title: 'Cart/Variants of a product',
  component: AddButton,
  args: { product: margherita },
  parameters: { path: '/menu', events: [addProduct(regular), addProduct(large)] },
} satisfies Meta<typeof AddButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RepeatOrNew: Story = { play: more };

export const WhichToTakeOut: Story = { play: fewer };

export const Phone360: Story = { play: more, globals: { viewport: { value: 'phone360' } } };

export const Phone360TakeOut: Story = { play: fewer, globals: { viewport: { value: 'phone360' } } };

export const Dark: Story = { play: more, globals: { theme: 'dark' } };

export const DarkTakeOut: Story = { play: fewer, globals: { theme: 'dark' } };

const longName = 'Slow-roasted paneer tikka pizza with charred peppers and smoked onions';

export const LongText: Story = {
  args: { product: { ...margherita, name: longName } },
  parameters: {
    events: [
      addProduct({ ...regular, name: longName }),
      addProduct({
        ...large,
        name: longName,
        choices: Array.from({ length: 12 }, (_, at) => `Topping number ${at + 1}`),
      }),
    ],
  },
  play: press(`Remove one ${longName}`),
};
