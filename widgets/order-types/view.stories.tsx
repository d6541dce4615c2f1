import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { orderTypes } from '#schemas/widgets/order-types.ts';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';

const meta = { title: 'Widgets/Order types', ...widgetMeta(orderTypes) };

export default meta;

export const Example = widgetStory(orderTypes);

export const LongestText = widgetStory(
  orderTypes,
  longestProps(orderTypes) as WidgetInput<typeof orderTypes>,
);

export const TwoTypes = widgetStory(orderTypes, { types: orderTypes.example.types.slice(0, 2) });

export const Chosen = {
  ...Example,
  parameters: { ...Example.parameters, events: [orderTypeChosen('CURB')] },
};

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
