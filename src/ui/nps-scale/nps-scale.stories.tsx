import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NpsScale, type NpsScaleProps } from './nps-scale.tsx';

const meta = {
  title: 'Design system/NpsScale',
  component: NpsScale,
  args: {
    legend: 'How likely are you to recommend us to a friend?',
    lowLabel: 'Not at all likely',
    highLabel: 'Very likely',
    value: null,
    onChange: () => {},
  },
  render: (args) => <Answering {...args} />,
} satisfies Meta<typeof NpsScale>;

export default meta;
type Story = StoryObj<typeof meta>;

function Answering({ value: first, ...rest }: NpsScaleProps) {
  const [value, setValue] = useState<number | null>(first);
  return <NpsScale {...rest} value={value} onChange={setValue} />;
}

export const NotAnswered: Story = {};

export const Answered: Story = { args: { value: 9 } };

export const Dark: Story = { args: { value: 7 }, globals: { theme: 'dark' } };
