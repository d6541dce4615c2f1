import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { DetectionSheet } from './current-location.tsx';

const meta = {
  title: 'Place/Current location',
  component: DetectionSheet,
  args: { state: 'detecting', onRetry: action('retry'), onTurnAway: action('turn away') },
} satisfies Meta<typeof DetectionSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Detecting: Story = {};

export const Denied: Story = { args: { state: 'denied' } };

export const TimedOut: Story = { args: { state: 'timeout' } };

export const OutsideIndia: Story = { args: { state: 'outside' } };

export const Dark: Story = { ...TimedOut, globals: { theme: 'dark' } };
