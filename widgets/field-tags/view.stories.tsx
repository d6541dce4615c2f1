import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { fieldTags } from '#schemas/widgets/field-tags.ts';

type Input = WidgetInput<typeof fieldTags>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Tags field', ...widgetMeta(fieldTags) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(fieldTags);

export const LongestText = widgetStory(fieldTags, longestProps(fieldTags) as Input);

export const OwnTags = widgetStory(fieldTags, {
  question: 'What was best?',
  tags: ['The crust', 'The crunch', 'The dip'],
});

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
