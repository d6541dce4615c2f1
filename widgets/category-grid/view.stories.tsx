import { longestProps, picturelessProps } from '#registry/story/strain.ts';
import { type WidgetInput, widgetMeta, whileVegOnly, widgetStory } from '#registry/story/widget-story.tsx';
import { categoryGrid } from '#schemas/widgets/category-grid.ts';

const meta = { title: 'Widgets/Category grid', ...widgetMeta(categoryGrid) };

export default meta;

export const Example = widgetStory(categoryGrid, undefined, { title: 'What are you hungry for?' });

export const LongestText = widgetStory(
  categoryGrid,
  longestProps(categoryGrid) as WidgetInput<typeof categoryGrid>,
  { title: 'What are you hungry for?' },
);

export const NoPicture = widgetStory(
  categoryGrid,
  picturelessProps(categoryGrid) as WidgetInput<typeof categoryGrid>,
  { title: 'What are you hungry for?' },
);

export const OneTile = widgetStory(
  categoryGrid,
  { items: categoryGrid.example.items.slice(0, 1) },
  { title: 'What are you hungry for?' },
);

/** The categories of meat are hidden. */
export const VegOnly = whileVegOnly(Example);

export const Dark = { ...Example, globals: { theme: 'dark' } };

export const Narrow320 = { ...Example, globals: { viewport: { value: 'narrow320' } } };

export const Wide1280 = { ...Example, globals: { viewport: { value: 'wide1280' } } };
