import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { CartBar } from './cart-bar.tsx';
import { addProduct } from './change-cart.ts';

const inMix = { foodType: 0, mix: { minimum: 2, saving: 1_000 } } as const;
const mixed = [
  addProduct({ ...inMix, productId: 'MAN3', name: 'Corn pocket', price: 9_900 }),
  addProduct({ ...inMix, productId: 'BEV1', name: 'Cola', price: 6_000 }),
];
const tooDear = [
  ...mixed,
  addProduct({ productId: 'CHK7', name: 'Party Bucket', price: 94_900, foodType: 1, quantity: 6 }),
];

const meta = {
  title: 'Cart/Bar',
  component: CartBar,
  parameters: { frame: 'page', path: '/', events: mixed.slice(0, 1) },
} satisfies Meta<typeof CartBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneItem: Story = {};

/** What everyday-value items save together. */
export const Mix: Story = { parameters: { events: mixed } };

export const MixDark: Story = { ...Mix, globals: { theme: 'dark' } };

/** All that the bar may have to say, on the narrowest screen. */
export const TooDear: Story = {
  parameters: { events: tooDear },
  globals: { viewport: { value: 'narrow320' } },
  play: async () => {
    const bar = within(await within(document.body).findByRole('region', { name: 'Cart' }));
    await bar.findByText('₹20 saved in a mix');
    await bar.findByText('Up to ₹5,000 an order');
  },
};

export const TooDearDark: Story = { ...TooDear, globals: { ...TooDear.globals, theme: 'dark' } };
