import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, widgetStory } from '#registry/story/widget-story.tsx';
import { favouriteBanner } from '#schemas/widgets/favourite-banner.ts';

const meta = { title: 'Widgets/Favourite banner', ...widgetMeta(favouriteBanner) };

export default meta;

export const Example = widgetStory(favouriteBanner);

export const LongestText = widgetStory(
  favouriteBanner,
  longestProps(favouriteBanner) as WidgetInput<typeof favouriteBanner>,
);

export const NoPicture = widgetStory(
  favouriteBanner,
  picturelessProps(favouriteBanner) as WidgetInput<typeof favouriteBanner>,
);

export const Leaf = widgetStory(favouriteBanner, { ...favouriteBanner.example, wash: 'leaf' });

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
