import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-helpers/row.tsx';
import { VegMark } from '../veg-mark/veg-mark.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Design system/Switch',
  component: Switch,
  args: { label: 'Contactless delivery' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Row stacked>
      <Switch label="Contactless delivery" />
      <Switch label="Use wallet balance" defaultChecked />
      <Switch
        tone="veg"
        defaultChecked
        label={
          <>
            <VegMark kind="veg" decorative /> Veg only
          </>
        }
      />
      <Switch label="Send cutlery" disabled />
      <Switch label="Tell me about offers on the days when my favourite store has something new to try" />
    </Row>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
