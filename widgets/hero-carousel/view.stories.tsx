import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, whileVegOnly, widgetStory } from '#registry/story/widget-story.tsx';
import { heroCarousel } from '#schemas/widgets/hero-carousel.ts';

const meta = { title: 'Widgets/Hero carousel', ...widgetMeta(heroCarousel) };

export default meta;

export const Example = widgetStory(heroCarousel);

export const LongestText = widgetStory(
  heroCarousel,
  longestProps(heroCarousel) as WidgetInput<typeof heroCarousel>,
);

export const NoPicture = widgetStory(
  heroCarousel,
  picturelessProps(heroCarousel) as WidgetInput<typeof heroCarousel>,
);

export const OneSlide = widgetStory(heroCarousel, { slides: heroCarousel.example.slides.slice(0, 1) });

/** The slide with chicken is hidden. */
export const VegOnly = whileVegOnly(Example);

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
