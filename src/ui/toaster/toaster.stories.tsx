import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Row } from '../story-helpers/row.tsx';
import { toast } from './toast-port.ts';
import { Toaster } from './toaster.tsx';

const meta = {
  title: 'Design system/Toaster',
  component: Toaster,
  render: () => (
    <>
      <Row>
        <Button onClick={() => toast({ text: 'Added to your cart' })}>Say something</Button>
        <Button onClick={() => toast({ tone: 'good', text: 'Address saved' })}>Good news</Button>
        <Button onClick={() => toast({ tone: 'bad', text: 'That coupon has run out. Nothing was changed.' })}>
          Bad news
        </Button>
        <Button
          onClick={() => toast({ text: 'Margherita removed', action: { label: 'Undo', onPress: () => {} } })}
        >
          With a way back
        </Button>
      </Row>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {};

/** A long message with a way back, on the narrowest screen. */
export const LongWithWayBack: Story = {
  globals: { viewport: { value: 'narrow320' } },
  render: () => <Toaster />,
  play: async () => {
    const text = 'Taken out: Chicken Tikka, Medium · New Hand Tossed · Extra cheese × 2 · Red onion · 3 more';
    toast({ id: 'long', text, action: { label: 'Undo', onPress: () => {} } });
    await within(document.body).findByRole('button', { name: 'Undo' });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
