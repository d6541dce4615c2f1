import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { fieldComment } from '#schemas/widgets/field-comment.ts';

type Input = WidgetInput<typeof fieldComment>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Comment field', ...widgetMeta(fieldComment) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(fieldComment);

export const LongestText = widgetStory(fieldComment, longestProps(fieldComment) as Input);

export const Needed = widgetStory(fieldComment, {
  question: 'What happened?',
  required: true,
  maxLength: 120,
});

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
