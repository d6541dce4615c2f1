import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Row } from '../story-helpers/row.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

const meta = {
  title: 'Design system/Stepper',
  component: Stepper,
  args: { item: 'Margherita', value: 0, onChange: () => {} },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

function Counting({ value: first, ...rest }: Omit<StepperProps, 'item' | 'onChange'>) {
  const [value, setValue] = useState(first);
  return <Stepper {...rest} item="Margherita" value={value} onChange={setValue} />;
}

export const States: Story = {
  render: () => (
    <Row>
      <Counting value={0} />
      <Counting value={2} />
      <Counting value={5} max={5} />
      <Counting value={0} disabled />
      <Counting value={12} size="large" />
    </Row>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
