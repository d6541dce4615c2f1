import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Row } from '../story-helpers/row.tsx';
import { Chip, SelectableChip } from './chip.tsx';

const meta = {
  title: 'Design system/Chip',
  component: Chip,
  args: { children: 'Customisable' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

const filters = ['Veg only', 'Bestsellers', 'Under ₹199', 'Ready in 15 minutes or sooner at your store'];

function Filters() {
  const [chosen, setChosen] = useState<readonly string[]>(['Bestsellers']);
  return (
    <Row>
      {filters.map((name) => (
        <SelectableChip
          key={name}
          selected={chosen.includes(name)}
          onSelectedChange={(on) =>
            setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name))
          }
        >
          {name}
        </SelectableChip>
      ))}
    </Row>
  );
}

export const Plain: Story = {
  render: () => (
    <Row>
      <Chip>Customisable</Chip>
      <Chip icon={<Icon name="clock" size={14} />}>28 min</Chip>
    </Row>
  ),
};

export const Selectable: Story = { render: () => <Filters /> };

export const Dark: Story = { render: () => <Filters />, globals: { theme: 'dark' } };
