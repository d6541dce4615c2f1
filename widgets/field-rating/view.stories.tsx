import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { fieldRating } from '#schemas/widgets/field-rating.ts';

type Input = WidgetInput<typeof fieldRating>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Rating field', ...widgetMeta(fieldRating) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(fieldRating);

export const LongestText = widgetStory(fieldRating, longestProps(fieldRating) as Input);

export const OwnLabels = widgetStory(fieldRating, {
  question: 'How hot was it?',
  labels: ['Cold', 'Lukewarm', 'Warm', 'Hot', 'Very hot', 'Just right'],
});

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
