import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsSheet } from './terms-sheet.tsx';

const meta = {
  title: 'Offers/Terms',
  component: TermsSheet,
  args: {
    title: '40% off your first order',
    terms: ['Takes 40% off, ₹120 at most.', 'For the first order of a customer.'],
    failure: null,
    onRetry() {},
    onClose() {},
  },
} satisfies Meta<typeof TermsSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const Loading: Story = { args: { terms: null } };

export const NoTerms: Story = { args: { terms: [] } };

export const Failed: Story = { args: { terms: null, failure: 'Internet connection Lost' } };

export const Dark: Story = { globals: { theme: 'dark' } };
