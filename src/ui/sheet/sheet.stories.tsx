import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Opening } from '../story-helpers/opening.tsx';
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
  render: ({ open: _open, onOpenChange: _onOpenChange, ...content }) => (
    <Opening panel={Sheet} content={content} />
  ),
} satisfies Meta<typeof Sheet>;

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
