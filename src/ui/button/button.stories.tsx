import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { Row } from '../story-helpers/row.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Design system/Button',
  component: Button,
  args: { children: 'View cart' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Row>
      <Button>Add · ₹499</Button>
      <Button variant="secondary">Change address</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="danger">Remove card</Button>
    </Row>
  ),
};

export const Dark: Story = { ...Variants, globals: { theme: 'dark' } };

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="small">Apply</Button>
      <Button>Continue</Button>
      <Button size="large">Place order</Button>
    </Row>
  ),
};

export const States: Story = {
  render: () => (
    <Row>
      <Button disabled>Sold out</Button>
      <Button busy>Place order</Button>
      <Button variant="secondary" busy>
        Apply
      </Button>
      <Button icon={<Icon name="plus" />}>Add an address</Button>
    </Row>
  ),
};

export const FullWidth: Story = { args: { fullWidth: true, size: 'large', children: 'Pay ₹1,249' } };

export const AsLink: Story = { render: () => <ButtonLink href="/menu">See the menu</ButtonLink> };

export const LongText: Story = {
  args: {
    fullWidth: true,
    children: 'Confirm this order and pay the whole amount at the counter when you come to collect it',
  },
};
