import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getScoreboard } from '#schemas/api/catalog.ts';
import { getVoteLeaderboard } from '#schemas/api/misc.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { noScoreReply, noVotesReply, scoreboardReply, votesReply } from '../testing/info-fixture.ts';
import { Screen } from './leaderboard-screen.tsx';

const meta = {
  title: 'Screens/Leaderboard',
  component: Screen,
  parameters: { frame: 'page', path: '/leaderboard', events: [ashaCame] },
  beforeEach: ({ msw }) =>
    msw.use(answer(getScoreboard, scoreboardReply), answer(getVoteLeaderboard, votesReply)),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const Scored: Story = {};

export const NoRuns: Story = {
  beforeEach: ({ msw }) =>
    msw.use(answer(getScoreboard, noScoreReply), answer(getVoteLeaderboard, noVotesReply)),
};

const longName = 'Venkatanarasimharajuvaripeta Subramaniam';
export const LongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getScoreboard, {
        ...scoreboardReply,
        data: {
          ...scoreboardReply.data,
          runs: 12_345_678,
          rank: 1_234_567,
          leaders: scoreboardReply.data.leaders.map((leader) => ({
            ...leader,
            name: longName,
            runs: 12_345_678,
          })),
        },
      }),
    ),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(answerNever(getScoreboard), answerNever(getVoteLeaderboard)),
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(answerFailure(getScoreboard, 500), answerFailure(getVoteLeaderboard, 500)),
};

export const NoScoreboard: Story = {
  beforeEach: ({ msw }) =>
    msw.use(answerFailure(getScoreboard, 404, [{ displayMsg: 'There is no scoreboard at the moment.' }])),
};

export const NoNumber: Story = { parameters: { events: [] } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone360: Story = { globals: { viewport: { value: 'phone360' } } };

export const Wide1280: Story = { globals: { viewport: { value: 'wide1280' } } };
