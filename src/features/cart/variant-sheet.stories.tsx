import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { type Addition, additionOf } from './cart-lines.ts';
import { addProduct } from './change-cart.ts';
import { margherita } from './testing/margherita.ts';
import { VariantSheet } from './variant-sheet.tsx';

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

const seen = async () => {
  await within(document.body).findByRole('dialog');
};

const meta = {
  title: 'Cart/Variants of a product',
  component: VariantSheet,
  args: { question: 'repeat', product: margherita, onDone: fn() },
  play: seen,
  parameters: { path: '/menu', events: [addProduct(regular), addProduct(large)] },
} satisfies Meta<typeof VariantSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RepeatOrNew: Story = {};

export const WhichToTakeOut: Story = { args: { question: 'remove' } };

const phone360 = { viewport: { value: 'phone360' } };

export const Phone360: Story = { globals: phone360 };

export const Phone360TakeOut: Story = { args: { question: 'remove' }, globals: phone360 };

export const Dark: Story = { globals: { theme: 'dark' } };

export const DarkTakeOut: Story = { args: { question: 'remove' }, globals: { theme: 'dark' } };

const longName = 'Slow-roasted paneer tikka pizza with charred peppers and smoked onions';

export const LongText: Story = {
  args: { question: 'remove', product: { ...margherita, name: longName } },
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
};
