import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { hygieneBanner } from '#schemas/widgets/hygiene-banner.ts';

type Input = WidgetInput<typeof hygieneBanner>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Hygiene banner', ...widgetMeta(hygieneBanner) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(hygieneBanner);

export const LongestText = widgetStory(hygieneBanner, longestProps(hygieneBanner) as Input);

export const NoPicture = widgetStory(hygieneBanner, picturelessProps(hygieneBanner) as Input);

export const HeadingAlone = widgetStory(hygieneBanner, { heading: 'Clean hands, hot ovens, sealed boxes' });

export const UnderATitle = widgetStory(hygieneBanner, hygieneBanner.example, { title: 'Good to know' });

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
