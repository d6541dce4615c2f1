import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { Price } from '../price/price.tsx';
import { FloatingBar } from './floating-bar.tsx';

const meta = {
  title: 'Design system/FloatingBar',
  component: FloatingBar,
  parameters: { frame: 'page' },
  args: {
    label: 'Cart',
    children: (
      <>
        <span>
          3 items · <Price paise={124900} />
        </span>
        <ButtonLink href="/cart">View cart</ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof FloatingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
