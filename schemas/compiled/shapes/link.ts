// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../reader/shape.ts';

export const link: Shape = { is: 'object', fields: {
  action: { is: 'choice', of: ["menu","deals","orders","my_order","track_order","wallet","terms_and_condtions","terms_and_conditions","our_story","sitemap","web_view","home","login","profile","cart","edv","feedback","leaderboard","restaurants","train","path","url","call"] },
  to: [{ is: 'text', most: 500, like: /^(?:\/(?![/\\])[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+|\+?[A-Za-z0-9][\w/ -]*)$/u }],
  label: [{ is: 'text', most: 60 }],
} };
