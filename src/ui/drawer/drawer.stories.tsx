import type { Meta, StoryObj } from '@storybook/react-vite';

import { ListLink } from '../list-link/list-link.tsx';
import { Opening } from '../story-helpers/opening.tsx';
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
  render: ({ open: _open, onOpenChange: _onOpenChange, ...content }) => (
    <Opening panel={Drawer} content={content} />
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    title: 'A title that goes on for longer than anybody would wish to read on a small telephone',
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Line {line + 1} of a text that has to scroll.</p>
    )),
  },
};
