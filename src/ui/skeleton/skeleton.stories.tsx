import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <SkeletonGroup>
      <Row stacked>
        <Skeleton ratio={2} />
        <Row>
          <Skeleton shape="circle" />
          <Skeleton shape="text" lines={3} width="min(12rem, 60vw)" />
        </Row>
        <Skeleton height="48px" />
      </Row>
    </SkeletonGroup>
  ),
};

export const Dark: Story = { ...Shapes, globals: { theme: 'dark' } };
