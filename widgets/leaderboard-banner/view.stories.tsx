import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { leaderboardBanner } from '#schemas/widgets/leaderboard-banner.ts';

type Input = WidgetInput<typeof leaderboardBanner>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Cricket leaderboard', ...widgetMeta(leaderboardBanner) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(leaderboardBanner);

export const LongestText = widgetStory(leaderboardBanner, longestProps(leaderboardBanner) as Input);

export const NoPicture = widgetStory(leaderboardBanner, picturelessProps(leaderboardBanner) as Input);

export const NoLeaders = widgetStory(leaderboardBanner, { ...leaderboardBanner.example, leaders: [] });

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
