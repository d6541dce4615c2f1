import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { storyBlock } from '#schemas/widgets/story-block.ts';

type Input = WidgetInput<typeof storyBlock>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Story', ...widgetMeta(storyBlock) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(storyBlock);

export const LongestText = widgetStory(storyBlock, longestProps(storyBlock) as Input);

export const NoPicture = widgetStory(storyBlock, picturelessProps(storyBlock) as Input);

export const WordsFirst = widgetStory(storyBlock, { ...storyBlock.example, order: 'words-first' });

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
