import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta = {
  title: 'Design system/Select',
  component: Select,
  args: {
    label: 'City',
    placeholder: 'Choose a city',
    options: [
      { value: 'blr', label: 'Bengaluru' },
      { value: 'pnq', label: 'Pune' },
      { value: 'maa', label: 'Chennai' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 'pnq', hint: '14 stores' } };

export const WithError: Story = { args: { error: 'Please select a city' } };

export const Dark: Story = { args: { defaultValue: 'blr' }, globals: { theme: 'dark' } };
