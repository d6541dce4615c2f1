import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { appStarted } from '#src/store/startup-slice.ts';
import { AnalyticsConsent } from './analytics-consent.tsx';

const meta = {
  title: 'Screens/Analytics switch',
  component: AnalyticsConsent,
  parameters: { frame: 'page', events: [appStarted()] },
} satisfies Meta<typeof AnalyticsConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const TurnedOff: Story = {
  async play({ canvasElement }) {
    const control = within(canvasElement).getByRole('switch', { name: 'Help to improve the app' });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
