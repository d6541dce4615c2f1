import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { opening, tooLong } from '../story-helpers/opening.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Change the store?',
    description: 'Two dishes of your cart are not sold at Koramangala. They would be removed.',
    footer: (
      <>
        <Button variant="secondary">Keep my store</Button>
        <Button>Change store</Button>
      </>
    ),
  },
  render: opening(Dialog),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = { args: tooLong };
