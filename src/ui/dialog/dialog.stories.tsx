import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Opening } from '../story-helpers/opening.tsx';
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
  render: ({ open: _open, onOpenChange: _onOpenChange, ...content }) => (
    <Opening panel={Dialog} content={content} />
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    title: 'A title that goes on for longer than anybody would wish to read on a small telephone',
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Line {line + 1} of a text that has to scroll.</p>
    )),
  },
};
