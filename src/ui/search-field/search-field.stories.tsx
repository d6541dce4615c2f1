import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Row } from '../story-helpers/row.tsx';
import { uiWords } from '../words.ts';
import { SearchField } from './search-field.tsx';

function Example({ label = 'Search for your city', text = '' }: { label?: string; text?: string }) {
  const [value, setValue] = useState(text);
  return <SearchField label={label} placeholder="City or area" value={value} onText={setValue} />;
}

const meta = { title: 'Design system/SearchField', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Row stacked>
      <Example />
      <Example label="Search for your locality" text="Indiranagar" />
    </Row>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

/** The button empties the field and leaves the focus in it, for the next text. */
export const Cleared: Story = {
  args: { text: 'Indiranagar' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: uiWords.clearSearch }));
    const field = canvas.getByRole('searchbox', { name: 'Search for your city' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: uiWords.clearSearch })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'Search for the locality, the street, the PIN code or the name of the restaurant near your home',
    text: 'Sri Krishnarajendra Wadiyar Circle and the streets behind the old market',
  },
};
