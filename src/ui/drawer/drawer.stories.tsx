import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListLink } from '../list-link/list-link.tsx';
import { opening, tooLong } from '../story-helpers/opening.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Design system/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Menu',
    children: (
      <nav aria-label="More">
        <ListLink href="/wallet" icon="wallet" label="Wallet" description="₹240 to spend" />
        <ListLink href="/orders" icon="orders" label="Your orders" />
        <ListLink href="/help" icon="help" label="Help" />
      </nav>
    ),
  },
  render: opening(Drawer),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = { args: tooLong };
