import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestProps } from '#registry/story/strain.ts';
import { staysAway, type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { activeOrder } from '#schemas/widgets/active-order.ts';

type Input = WidgetInput<typeof activeOrder>;
type Story = StoryObj<Input>;

const meta = { title: 'Widgets/Order on its way', ...widgetMeta(activeOrder) } satisfies Meta<Input>;

export default meta;

export const Example = widgetStory(activeOrder);

export const LongestText = widgetStory(activeOrder, longestProps(activeOrder) as Input);

/** Without an order in progress nothing is shown. */
export const Empty: Story = { ...widgetStory(activeOrder, {}), play: staysAway };

export const Confirmed = widgetStory(activeOrder, {
  order: { id: '1051', stage: 'CONFIRMED', stageLabel: 'Order confirmed', eta: 'Arrives by 8:10 pm' },
});

export const OnItsWay = widgetStory(activeOrder, {
  order: { id: '1051', stage: 'DISPATCHED', stageLabel: 'On its way to you', eta: 'Arrives in 6 minutes' },
});

export const Cancelled = widgetStory(activeOrder, {
  order: {
    id: '1051',
    stage: 'CANCELLED',
    stageLabel: 'Order cancelled',
    eta: 'Your money is on its way back',
  },
});

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...Example, globals: { viewport: { value: 'narrow320' } } };
