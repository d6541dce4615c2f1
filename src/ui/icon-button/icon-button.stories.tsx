import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Design system/IconButton',
  component: IconButton,
  args: { icon: 'search', label: 'Search the menu' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton icon="search" label="Search the menu" />
      <IconButton icon="heart" label="Keep as favourite" variant="wash" />
      <IconButton icon="chevron-right" label="Next" variant="raised" />
      <IconButton icon="cart" label="Cart" count={3} />
      <IconButton icon="minus" label="Remove one" disabled />
    </Row>
  ),
};

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };
