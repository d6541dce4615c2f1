import type { Meta, StoryObj } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { aStore, foundStore } from '#src/features/place/testing/country.ts';
import { questionFor } from '../order-question.ts';
import { OrderQuestionDialog } from './order-question-dialog.tsx';

const store = { ...aStore, id: '77', name: 'Hebbal, Bengaluru', locality: 'Hebbal' };
const place = { latitude: 12.97, longitude: 77.64, title: 'Home · Indiranagar' };

const meta = {
  title: 'Restaurants/Order question',
  component: OrderQuestionDialog,
  args: {
    question: questionFor({ store, orderType: 'D', why: 'not to place', place, other: foundStore }),
    onAnswer: action('answer'),
    onClose: action('close'),
  },
} satisfies Meta<typeof OrderQuestionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OtherDelivers: Story = {};

export const NeedsAddress: Story = {
  args: { question: questionFor({ store, orderType: 'D', why: 'needs address', redirectUrl: undefined }) },
};

export const LongNames: Story = {
  args: {
    question: questionFor({
      store: { ...store, locality: 'Kempegowda International Airport, arrivals hall, beside gate 4' },
      orderType: 'DINEIN',
      why: 'takes none',
    }),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
