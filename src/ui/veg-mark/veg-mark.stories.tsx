import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { VegMark } from './veg-mark.tsx';

const meta = {
  title: 'Design system/VegMark',
  component: VegMark,
  args: { kind: 'veg' },
} satisfies Meta<typeof VegMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  render: () => (
    <Row>
      <VegMark kind="veg" />
      <VegMark kind="non-veg" />
      <VegMark kind="veg" size={32} />
      <VegMark kind="non-veg" size={32} />
    </Row>
  ),
};

export const Dark: Story = { ...Marks, globals: { theme: 'dark' } };
