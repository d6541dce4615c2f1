import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosen } from '../testing/checkout-events.ts';
import { checkoutCalls } from '../testing/checkout-stories.ts';
import { Screen } from './upi-form-screen.tsx';

const meta = {
  title: 'Screens/Pay by UPI',
  component: Screen,
  parameters: { frame: 'page', path: '/upiForm', events: chosen('upi') },
  beforeEach({ msw }) {
    localStorage.clear();
    msw.use(...checkoutCalls);
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const Ways: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
