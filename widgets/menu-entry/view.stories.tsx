import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { menuEntry } from '#schemas/widgets/menu-entry.ts';

type Input = WidgetInput<typeof menuEntry>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Left-menu entry', ...widgetMeta(menuEntry) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(menuEntry);

export const LongestText = widgetStory(menuEntry, longestProps(menuEntry) as Input);

export const WithNote = widgetStory(
  menuEntry,
  { label: 'Customer care', icon: 'phone', note: '6888 6888' },
  { link: { action: 'call', to: '68886888' } },
);

export const Current: Story = {
  ...widgetStory(menuEntry, { label: 'Offers', icon: 'offers' }, { link: { action: 'deals' } }),
  parameters: { path: '/offers' },
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
