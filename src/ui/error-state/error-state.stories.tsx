import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Design system/ErrorState',
  component: ErrorState,
  args: {
    title: 'The menu did not load',
    text: 'The connection is slow or gone. Your cart is safe.',
    onRetry: () => {},
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};

export const Retrying: Story = { args: { busy: true } };

export const Dark: Story = { globals: { theme: 'dark' } };
