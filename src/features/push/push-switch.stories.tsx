import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { PushSwitch } from './push-switch.tsx';
import { pushWords as words } from './push-words.ts';

const meta = {
  title: 'Features/Messages on a device',
  component: PushSwitch,
  parameters: { path: '/profile', events: [ashaCame, appStarted()] },
} satisfies Meta<typeof PushSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('switch', { name: words.label })).not.toBeChecked();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };
