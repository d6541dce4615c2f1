import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Design system/TextArea',
  component: TextArea,
  args: { label: 'Cooking instructions', maxLength: 250, placeholder: 'Less spicy, cut in eight' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Full: Story = { args: { defaultValue: 'Please make it less spicy. '.repeat(10).slice(0, 250) } };

export const WithError: Story = { args: { error: 'Please tell us what went wrong', optional: true } };

export const Dark: Story = { args: { defaultValue: 'Ring twice' }, globals: { theme: 'dark' } };
