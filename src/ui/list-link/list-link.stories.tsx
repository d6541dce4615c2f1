import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListLink } from './list-link.tsx';

const meta = {
  title: 'Design system/ListLink',
  component: ListLink,
  args: { href: '/wallet', label: 'Wallet', icon: 'wallet' },
} satisfies Meta<typeof ListLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <nav aria-label="Profile">
      <ListLink href="/wallet" icon="wallet" label="Wallet" description="₹240 to spend" />
      <ListLink href="/orders" icon="orders" label="Your orders" current />
      <ListLink href="/new" icon="not-yet-drawn" label="A page with an icon nobody has drawn yet" />
    </nav>
  ),
};

export const Dark: Story = { ...Lines, globals: { theme: 'dark' } };
