import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Design system/EmptyState',
  component: EmptyState,
  args: {
    pictureId: 'scene-empty',
    title: 'Your cart is empty',
    text: 'Something hot is half an hour away.',
    action: <ButtonLink href="/menu">See the menu</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    title: 'There are no orders from this account yet, neither here nor at any of the stores',
    text: 'When you have ordered, everything about it stands here: where it is, what it cost, how to order it again, and how to tell us what you thought of it.',
  },
};

/** It contains the searched text, which may be one word of any length. */
export const LongWord: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: {
    title: `Nothing for ‘${'panneertikkamasala'.repeat(4)}’`,
    text: `We looked for ‘${'panneertikkamasala'.repeat(4)}’ in names and places.`,
  },
};

/** Where the page goes on below. */
export const Compact: Story = { args: { compact: true } };
