import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { opening, tooLong } from '../story-helpers/opening.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Design system/Sheet',
  component: Sheet,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'How would you like it?',
    children: (
      <RadioGroup
        legend="Order type"
        legendHidden
        value="delivery"
        onChange={() => {}}
        options={[
          {
            value: 'delivery',
            label: 'Delivery',
            description: 'About 28 minutes',
            icon: <Icon name="scooter" />,
          },
          {
            value: 'takeaway',
            label: 'Takeaway',
            description: 'Ready in 15 minutes',
            icon: <Icon name="bag" />,
          },
          {
            value: 'dine-in',
            label: 'Dine in',
            description: 'Served at your table',
            icon: <Icon name="table" />,
          },
        ]}
      />
    ),
    footer: <Button fullWidth>Continue</Button>,
  },
  render: opening(Sheet),
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = { args: tooLong };
