import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Row } from '../story-helpers/row.tsx';
import { RatingInput } from './rating-input.tsx';

const meta = {
  title: 'Design system/RatingInput',
  component: RatingInput,
  args: {
    legend: 'How was your order?',
    labels: ['Not so good', 'Could be better', 'Okay', 'Good', 'Very good', 'Loved it'],
    firstValue: 0,
    value: null,
    onChange: () => {},
  },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

function Ratings() {
  const [order, setOrder] = useState<number | null>(null);
  const [rider, setRider] = useState<number | null>(4);
  return (
    <Row stacked>
      <RatingInput {...meta.args} value={order} onChange={setOrder} />
      <RatingInput
        legend="Your rider"
        labels={['Bad', 'Poor', 'Fine', 'Good', 'Great']}
        value={rider}
        onChange={setRider}
      />
    </Row>
  );
}

export const States: Story = { render: () => <Ratings /> };

export const Dark: Story = { render: () => <Ratings />, globals: { theme: 'dark' } };

export const Hearts: Story = { args: { symbol: 'heart', value: 3 } };
