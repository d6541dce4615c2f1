import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UpdateDialog } from './update-dialog.tsx';

const meta = {
  title: 'App/Update dialog',
  component: UpdateDialog,
  parameters: { frame: 'page', path: '/menu' },
  args: { onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof UpdateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };
