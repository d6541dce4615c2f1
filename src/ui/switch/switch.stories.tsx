import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Row } from '../story-helpers/row.tsx';
import { VegMark } from '../veg-mark/veg-mark.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

/** Keeps the chosen value, like a parent component. */
function Kept({
  checked = false,
  ...rest
}: Omit<SwitchProps, 'checked' | 'onChoose'> & { checked?: boolean }) {
  const [on, setOn] = useState(checked);
  return <Switch {...rest} checked={on} onChoose={setOn} />;
}

const meta = {
  title: 'Design system/Switch',
  component: Switch,
  args: { label: 'Contactless delivery', checked: false, onChoose: () => {} },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Row stacked>
      <Kept label="Contactless delivery" />
      <Kept label="Use wallet balance" checked />
      <Kept
        tone="veg"
        checked
        label={
          <>
            <VegMark kind="veg" decorative /> Veg only
          </>
        }
      />
      <Kept label="Send cutlery" disabled />
      <Kept label="Tell me about offers on the days when my favourite store has something new to try" />
    </Row>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };
