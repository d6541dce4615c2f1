import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { createPersistence } from '#src/store/persistence.ts';
import { InstallCard } from './install-card.tsx';
import type { InstallEvent } from './install-prompt.ts';
import { installWords as words } from './install-words.ts';

/** What Chromium fires. */
const offered = Object.assign(new Event('beforeinstallprompt'), {
  prompt: async () => ({ outcome: 'accepted' }) as const,
}) satisfies InstallEvent;

const meta = {
  title: 'App/Install card',
  component: InstallCard,
  args: { offer: offered, persistence: createPersistence(), now: () => 0, onClose: fn() },
} satisfies Meta<typeof InstallCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

/** Only the customer can install there, so the card says how. */
export const OnIos: Story = {
  args: { offer: new Event('beforeinstallprompt') },
  async play({ canvasElement }) {
    const card = within(canvasElement);
    await expect(card.getByText(words.onIos)).toBeVisible();
    await expect(card.queryByRole('button', { name: words.install })).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow320' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
