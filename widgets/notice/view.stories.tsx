import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { notice } from '#schemas/widgets/notice.ts';

type Input = WidgetInput<typeof notice>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Notice', ...widgetMeta(notice) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(notice);

export const LongestText = widgetStory(notice, longestProps(notice) as Input);

export const Good = widgetStory(notice, {
  tone: 'good',
  heading: 'Back on the menu',
  text: 'Peri-peri wings are back in every restaurant.',
});

export const Warning = widgetStory(
  notice,
  { tone: 'warning', text: 'Heavy rain: orders may take ten minutes longer today.' },
  { link: { action: 'path', to: '/notification', label: 'What this means' } },
);

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
