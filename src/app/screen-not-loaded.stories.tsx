import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';

const meta = {
  title: 'App/Screen not loaded',
  component: ScreenNotLoaded,
  parameters: { frame: 'page', path: '/menu' },
  args: { again: fn(), busy: false, needsReload: false },
} satisfies Meta<typeof ScreenNotLoaded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {};

export const TryingAgain: Story = { args: { busy: true } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };
