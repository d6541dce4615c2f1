import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoresSkeleton } from './stores-skeleton.tsx';

const meta = { title: 'Restaurants/Stores skeleton', component: StoresSkeleton } satisfies Meta<
  typeof StoresSkeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const ActionBelow: Story = { args: { actionBelow: true } };

export const Dark: Story = { globals: { theme: 'dark' } };
