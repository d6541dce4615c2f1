import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '#registry/story/answer.ts';
import { getInfoPage } from '#schemas/api/config.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { noticesPage } from '../testing/info-fixture.ts';
import { Screen } from './notification-screen.tsx';

const meta = {
  title: 'Screens/Notices',
  component: Screen,
  parameters: { frame: 'page', path: '/notification' },
  beforeEach: ({ msw }) => msw.use(answer(getInfoPage, noticesPage)),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const OurNotices: Story = {};

export const NotAllowed: Story = {
  parameters: { path: '/notification?url=https%3A%2F%2Felsewhere.example%2Fprize' },
};

/** Before the app has started, which then shows the page of the host. */
export const OfAnAllowedHost: Story = {
  parameters: {
    path: '/notification?url=https%3A%2F%2Fnotices.example%2Fdiwali',
    events: [pageConfigReceived({ ...defaultConfig, webViewHosts: ['notices.example'] })],
  },
};

export const Dark: Story = { ...NotAllowed, globals: { theme: 'dark' } };
