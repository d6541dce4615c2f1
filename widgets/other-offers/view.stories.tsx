import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, whileVegOnly, widgetStory } from '#registry/story/widget-story.tsx';
import { otherOffers } from '#schemas/widgets/other-offers.ts';

const meta = { title: 'Widgets/Other offers', ...widgetMeta(otherOffers) };

export default meta;

export const Example = widgetStory(otherOffers, undefined, { title: 'More ways to save' });

export const LongestText = widgetStory(
  otherOffers,
  longestProps(otherOffers) as WidgetInput<typeof otherOffers>,
  { title: 'More ways to save' },
);

export const NoPicture = widgetStory(
  otherOffers,
  picturelessProps(otherOffers) as WidgetInput<typeof otherOffers>,
  { title: 'More ways to save' },
);

export const OneOffer = widgetStory(
  otherOffers,
  { offers: otherOffers.example.offers.slice(0, 1) },
  { title: 'More ways to save' },
);

/** Without offers nothing is shown and no gap stays. */
export const NoOffers = widgetStory(otherOffers, { offers: [] }, { title: 'More ways to save' });

/** The offer with chicken is hidden. */
export const VegOnly = whileVegOnly(Example);

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
