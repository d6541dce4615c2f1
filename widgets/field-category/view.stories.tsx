import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { fieldCategory } from '#schemas/widgets/field-category.ts';

type Input = WidgetInput<typeof fieldCategory>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Category field', ...widgetMeta(fieldCategory) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(fieldCategory);

export const LongestText = widgetStory(fieldCategory, longestProps(fieldCategory) as Input);

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
