import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { menuEntry } from '#schemas/widgets/menu-entry.ts';

type Input = WidgetInput<typeof menuEntry>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Left-menu entry', ...widgetMeta(menuEntry) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(menuEntry);

export const LongestText: Story = {
  ...widgetStory(menuEntry, longestProps(menuEntry) as Input),
  globals: { viewport: { value: 'phone360' } },
  /** The note goes below the label when the line is too short for both. */
  play: async ({ canvas, args }) => {
    const words = await canvas.findAllByText(args.label);
    const [label, note] = words.map((element) => element.getBoundingClientRect());
    await expect(note?.top).toBeGreaterThanOrEqual(label?.bottom ?? Infinity);
    await expect(label?.width).toBeGreaterThan(200);
  },
};

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
