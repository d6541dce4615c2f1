import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Price } from '../price/price.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const meta = {
  title: 'Design system/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Size', options: [], value: null, onChange: () => {} },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

type GroupLook = Pick<RadioGroupProps<string>, 'legend' | 'options' | 'layout' | 'error'>;

function Choosing({ first, ...look }: GroupLook & { first: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  return <RadioGroup {...look} value={value} onChange={setValue} />;
}

const sizes = [
  { value: 'regular', label: 'Regular', description: 'Serves 1', trailing: <Price paise={24900} /> },
  { value: 'medium', label: 'Medium', description: 'Serves 2', trailing: <Price paise={44900} /> },
  {
    value: 'large',
    label: 'Large',
    description: 'Serves 4 · back at 6 pm',
    trailing: <Price paise={64900} />,
    disabled: true,
  },
];

const orderTypes = [
  { value: 'delivery', label: 'Delivery', icon: <Icon name="scooter" /> },
  { value: 'takeaway', label: 'Takeaway', icon: <Icon name="bag" /> },
  { value: 'dine-in', label: 'Dine in', icon: <Icon name="table" /> },
  { value: 'car', label: 'Brought to your car in the parking place', icon: <Icon name="car" /> },
];

export const Sizes: Story = { render: () => <Choosing legend="Size" options={sizes} first="medium" /> };

export const Columns: Story = {
  render: () => (
    <Choosing legend="How would you like it?" options={orderTypes} layout="columns" first="delivery" />
  ),
};

export const NothingChosen: Story = {
  render: () => <Choosing legend="Size" options={sizes} first={null} error="Please choose a size" />,
};

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };
