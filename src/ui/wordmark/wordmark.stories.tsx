import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './wordmark.tsx';

const meta = {
  title: 'Design system/Wordmark',
  component: Wordmark,
  args: { name: 'Oven & Salt', size: 'large' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAmpersand: Story = {};

export const Plain: Story = { args: { name: 'Tandoor' } };

export const Dark: Story = { globals: { theme: 'dark' } };
