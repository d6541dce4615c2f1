import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from '../price/price.tsx';
import { Row } from '../story-helpers/row.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  args: { label: 'Black olives' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Row stacked>
      <Checkbox label="Black olives" trailing={<Price paise={6000} />} />
      <Checkbox label="Roasted peppers" trailing={<Price paise={6000} />} defaultChecked />
      <Checkbox label="Paneer tikka (sold out)" disabled />
      <Checkbox label="I have read the terms of the loyalty programme and of the offers that come with it, and I agree to them" />
    </Row>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
