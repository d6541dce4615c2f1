import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Design system/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </Row>
  ),
};

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } };
