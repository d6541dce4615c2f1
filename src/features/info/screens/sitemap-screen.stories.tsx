import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getSitemap } from '#schemas/api/catalog.ts';
import { sitemapReply } from '../testing/info-fixture.ts';
import { Screen } from './sitemap-screen.tsx';

const meta = {
  title: 'Screens/SiteMap',
  component: Screen,
  parameters: { frame: 'page', path: '/sitemap' },
  beforeEach: ({ msw }) => msw.use(answer(getSitemap, sitemapReply)),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const Listed: Story = {};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(answer(getSitemap, { status: 'SUCCESS', data: { sections: [] } })),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getSitemap)) };

export const Failing: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getSitemap, 500)) };

export const Dark: Story = { globals: { theme: 'dark' } };
