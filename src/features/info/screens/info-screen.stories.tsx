import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getInfoPage } from '#schemas/api/config.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { helpPage } from '../testing/info-fixture.ts';
import { Screen } from './info-screen.tsx';

const helpdesk = {
  phone: '080 1234 5678',
  email: 'the.helpdesk.for.every.question@a-long-name.example',
  hours: 'Every day from 10 am to 3 am, on festival days from noon',
};

const meta = {
  title: 'Screens/Information',
  component: Screen,
  parameters: {
    frame: 'page',
    path: '/info/help',
    events: [pageConfigReceived({ ...defaultConfig, helpdesk })],
  },
  beforeEach: ({ msw }) => msw.use(answer(getInfoPage, helpPage)),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const Help: Story = {};

export const HelpWithoutHelpdesk: Story = { parameters: { events: [] } };

export const Page: Story = { parameters: { path: '/info/nutrition' } };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getInfoPage)) };

export const Failing: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getInfoPage, 500)) };

export const NotThere: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getInfoPage, 404)) };

export const Dark: Story = { globals: { theme: 'dark' } };
