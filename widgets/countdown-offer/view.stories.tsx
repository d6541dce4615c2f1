import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import {
  staysAway,
  type WidgetInput,
  widgetMeta,
  whileVegOnly,
  widgetStory,
} from '#registry/story/widget-story.tsx';
import { countdownOffer } from '#schemas/widgets/countdown-offer.ts';

const meta = { title: 'Widgets/Countdown offer', ...widgetMeta(countdownOffer) };

export default meta;

export const Example = widgetStory(countdownOffer);

export const LongestText = widgetStory(
  countdownOffer,
  longestProps(countdownOffer) as WidgetInput<typeof countdownOffer>,
);

export const NoPicture = widgetStory(
  countdownOffer,
  picturelessProps(countdownOffer) as WidgetInput<typeof countdownOffer>,
);

const MINUTE = 60_000;

function endingIn(minutes: number) {
  const endsAt = new Date(Date.now() + minutes * MINUTE).toISOString();
  return widgetStory(countdownOffer, { ...countdownOffer.example, endsAt });
}

export const EndsToday = endingIn(134);

export const LastMinute = endingIn(0.9);

/** After the end nothing is shown. */
export const Over = endingIn(-1);

/** Marked as a whole: nothing is shown and no gap stays. */
export const VegOnly = {
  ...whileVegOnly(widgetStory(countdownOffer, undefined, { nonVeg: true })),
  play: staysAway,
};

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
