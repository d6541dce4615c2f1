import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { Bone } from './bone.tsx';
import { SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: 'Design system/Bone',
  component: Bone,
  args: { shape: 'heading' },
} satisfies Meta<typeof Bone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <SkeletonGroup>
      <Bone shape="h1" width="60%" />
      <Bone shape="heading" width="40%" />
      <Bone shape="text" size={12} lines={2} />
      <Row>
        <Bone shape="chip" width="5rem" />
        <Bone shape="chip" width="7rem" />
      </Row>
      <Bone shape="button" />
    </SkeletonGroup>
  ),
};

export const Dark: Story = { ...Shapes, globals: { theme: 'dark' } };
