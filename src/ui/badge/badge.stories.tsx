import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Design system/Badge',
  component: Badge,
  args: { children: 'Bestseller' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Bestseller</Badge>
      <Badge tone="praise">Bestseller</Badge>
      <Badge tone="secondary">New</Badge>
      <Badge tone="good">You save ₹80</Badge>
      <Badge tone="bad">Payment failed</Badge>
      <Badge tone="warning">Closes at 11 pm</Badge>
      <Badge tone="quiet">Sold out</Badge>
    </Row>
  ),
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
