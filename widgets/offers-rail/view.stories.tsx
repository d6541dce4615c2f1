import { longestProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, whileVegOnly, widgetStory } from '#registry/story/widget-story.tsx';
import { offersRail } from '#schemas/widgets/offers-rail.ts';

const meta = { title: 'Widgets/Offers', ...widgetMeta(offersRail) };

export default meta;

export const Example = widgetStory(offersRail, undefined, { title: 'Offers for you' });

export const LongestText = widgetStory(
  offersRail,
  longestProps(offersRail) as WidgetInput<typeof offersRail>,
  { title: 'Offers for you' },
);

export const OneOffer = widgetStory(
  offersRail,
  { offers: offersRail.example.offers.slice(0, 1) },
  { title: 'Offers for you' },
);

/** Without offers nothing is shown and no gap stays. */
export const NoOffers = widgetStory(offersRail, { offers: [] }, { title: 'Offers for you' });

/** The marked offer is hidden. */
export const VegOnly = whileVegOnly(
  widgetStory(
    offersRail,
    {
      offers: [
        ...offersRail.example.offers,
        { heading: '₹100 off fried chicken', code: 'CRUNCH100', terms: 'Orders above ₹499', nonVeg: true },
      ],
    },
    { title: 'Offers for you' },
  ),
);

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
