import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Price } from '../price/price.tsx';
import { Row } from '../story-helpers/row.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

/** Keeps the chosen value, like a parent component. */
function Kept({
  checked = false,
  ...rest
}: Omit<CheckboxProps, 'checked' | 'onChoose'> & { checked?: boolean }) {
  const [on, setOn] = useState(checked);
  return <Checkbox {...rest} checked={on} onChoose={setOn} />;
}

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  args: { label: 'Black olives', checked: false, onChoose: () => {} },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Row stacked>
      <Kept label="Black olives" trailing={<Price paise={6000} />} />
      <Kept label="Roasted peppers" trailing={<Price paise={6000} />} checked />
      <Kept label="Paneer tikka (sold out)" disabled />
      <Kept label="I have read the terms of the loyalty programme and of the offers that come with it, and I agree to them" />
    </Row>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
