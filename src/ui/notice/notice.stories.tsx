import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Row } from '../story-helpers/row.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Design system/Notice',
  component: Notice,
  args: { children: 'The store opens at 11 am. You can order for later today.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Row stacked>
      <Notice onDismiss={() => {}}>The store opens at 11 am. You can order for later today.</Notice>
      <Notice tone="warning" title="Rain in your area">
        Riders are slower today: about 45 minutes.
      </Notice>
      <Notice tone="good">You save ₹80 with this offer.</Notice>
      <Notice
        tone="bad"
        title="The payment did not go through"
        action={
          <Button size="small" variant="secondary">
            Pay another way
          </Button>
        }
      >
        No money was taken. Try again, or choose another way to pay.
      </Notice>
    </Row>
  ),
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
