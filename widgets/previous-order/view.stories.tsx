import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import {
  staysAway,
  type WidgetInput,
  widgetMeta,
  whileVegOnly,
  widgetStory,
} from '#registry/story/widget-story.tsx';
import { previousOrder } from '#schemas/widgets/previous-order.ts';

type Input = WidgetInput<typeof previousOrder>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Previous orders', ...widgetMeta(previousOrder) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(previousOrder);

export const LongestText = widgetStory(previousOrder, longestProps(previousOrder) as Input);

export const NoPicture = widgetStory(previousOrder, picturelessProps(previousOrder) as Input);

/** A customer who never ordered sees nothing. */
export const Empty: Story = { ...widgetStory(previousOrder, { orders: [] }), play: staysAway };

export const OneOrder = widgetStory(previousOrder, { orders: previousOrder.example.orders?.slice(0, 1) });

/** Every order has meat: nothing is shown. */
export const VegOnly: Story = {
  ...whileVegOnly(Example),
  play: staysAway,
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
