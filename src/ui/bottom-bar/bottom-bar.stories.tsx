import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomBar } from './bottom-bar.tsx';

const meta = {
  title: 'Design system/BottomBar',
  component: BottomBar,
  parameters: { room: 'page' },
  globals: { viewport: { value: 'phone360' } },
  args: {
    label: 'Pages',
    items: [
      { id: 'home', label: 'Home', icon: 'home', href: '/', current: true },
      { id: 'menu', label: 'Menu', icon: 'utensils', href: '/menu' },
      { id: 'offers', label: 'Offers', icon: 'offers', href: '/offers' },
      { id: 'orders', label: 'Orders', icon: 'orders', href: '/orders', count: 2 },
      { id: 'profile', label: 'Profile', icon: 'profile', href: '/profile' },
    ],
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, label: `${item.label} and more` })) },
};
