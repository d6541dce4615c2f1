// Zod-free. What a server sends for widgets whose node has a `contentUrl`, by the key at the end of that address.

export const widgetContentKeys = [
  'bestsellers',
  'everyday-value',
  'essentials',
  'offers',
  'other-offers',
  'previous-order',
  'active-order',
  'feedback',
  'leaderboard',
] as const;
export type WidgetContentKey = (typeof widgetContentKeys)[number];
