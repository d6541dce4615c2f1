import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { fieldNps } from '#schemas/widgets/field-nps.ts';

type Input = WidgetInput<typeof fieldNps>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Recommendation field', ...widgetMeta(fieldNps) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(fieldNps);

export const LongestText = widgetStory(fieldNps, longestProps(fieldNps) as Input);

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
