import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { Icon } from './icon.tsx';
import { iconNames } from './icon-names.ts';

const meta = {
  title: 'Design system/Icon',
  component: Icon,
  args: { name: 'cart' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Row>
      {iconNames.map((name) => (
        <span key={name}>
          <Icon name={name} size={24} /> {name}
        </span>
      ))}
    </Row>
  ),
};

export const Dark: Story = { ...All, globals: { theme: 'dark' } };

export const Filled: Story = { args: { name: 'star', size: 32, filled: true } };
