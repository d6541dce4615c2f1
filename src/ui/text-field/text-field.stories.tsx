import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Row } from '../story-helpers/row.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Design system/TextField',
  component: TextField,
  args: { label: 'Mobile number' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Row stacked>
      <TextField
        label="Mobile number"
        prefix="+91"
        inputMode="numeric"
        placeholder="10 digits"
        hint="We text you a code"
      />
      <TextField label="Name" defaultValue="Asha Menon" />
      <TextField label="Email" type="email" optional />
      <TextField
        label="Coupon"
        placeholder="Code"
        suffix={
          <Button variant="quiet" size="small">
            Apply
          </Button>
        }
      />
      <TextField label="House or flat number" error="Please enter the house or flat number" />
      <TextField label="City" defaultValue="Bengaluru" disabled />
    </Row>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    label: 'Where the rider should leave the food if nobody opens the door of the flat or the gate below',
    hint: 'A landmark that can be seen from the road at night helps more than the number of the house does',
    error: 'Please tell us where to leave it, or choose that the rider should wait for you at the gate',
  },
};
