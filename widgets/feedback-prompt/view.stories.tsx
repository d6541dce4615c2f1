import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { feedbackPrompt } from '#schemas/widgets/feedback-prompt.ts';

type Input = WidgetInput<typeof feedbackPrompt>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Feedback question', ...widgetMeta(feedbackPrompt) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(feedbackPrompt);

export const LongestText = widgetStory(feedbackPrompt, longestProps(feedbackPrompt) as Input);

/** Stays until it is answered. */
export const NotDismissable = widgetStory(feedbackPrompt, { ...feedbackPrompt.example, dismissable: false });

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
