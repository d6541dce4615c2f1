import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { faqBlock } from '#schemas/widgets/faq-block.ts';

type Input = WidgetInput<typeof faqBlock>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Questions and answers', ...widgetMeta(faqBlock) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(faqBlock);

export const LongestText = widgetStory(faqBlock, longestProps(faqBlock) as Input);

export const OneQuestion = widgetStory(faqBlock, { items: faqBlock.example.items.slice(0, 1) });

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
