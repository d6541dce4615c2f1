import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { menuGroup } from '#schemas/widgets/menu-group.ts';

type Input = WidgetInput<typeof menuGroup>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Left-menu group', ...widgetMeta(menuGroup) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(menuGroup);

export const LongestText = widgetStory(menuGroup, longestProps(menuGroup) as Input);

export const LineAlone = widgetStory(menuGroup, {});

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
