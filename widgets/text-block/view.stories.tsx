import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { textBlock } from '#schemas/widgets/text-block.ts';

type Input = WidgetInput<typeof textBlock>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Text', ...widgetMeta(textBlock) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(textBlock);

export const LongestText = widgetStory(textBlock, longestProps(textBlock) as Input);

export const Steps = widgetStory(textBlock, {
  heading: 'On Android, in Chrome',
  list: ['Open the menu with the three dots.', 'Tap Install app.', 'Confirm with Install.'],
  listKind: 'steps',
});

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
