import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Dark: Story = { globals: { theme: 'dark' } };
