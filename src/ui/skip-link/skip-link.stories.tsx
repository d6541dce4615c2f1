import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Design system/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Press Tab to meet the link.
      </main>
    </>
  ),
};
