// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Migration } from '../../../schemas/engine/contract.ts';
import type { Shape } from '../../../schemas/reader/shape.ts';
import { migrations as shelf } from '../contracts/shelf.migrations.ts';
import { link } from './shapes/link.ts';
import { when } from './shapes/when.ts';

/** What every node has, without what its kind and its `when` say. */
export const nodeShape: Shape = { is: 'object', fields: {
  id: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
  type: { is: 'essential', of: { is: 'text', least: 1, most: 60 } },
  version: [{ is: 'number', whole: true, least: 1 }, 1],
  title: [{ is: 'text', most: 80 }],
  props: ['any'],
  contentUrl: [{ is: 'text', most: 500, like: /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/u }],
  link: [link],
  layout: [{ is: 'object', fields: {
    margin: [{ is: 'choice', of: ["tight","normal","wide"] }],
    width: [{ is: 'choice', of: ["column","bleed"] }],
  } }],
  when: ['any'],
  tracking: [{ is: 'object', fields: {
    name: { is: 'text', most: 80 },
    campaign: [{ is: 'text', most: 80 }],
  } }],
} };

/** The clauses of a `when`. */
export const whenShape: Shape = when;

/** Type of a node → its props. What a kind cannot do without is in its contract, for it may come from a contentUrl. */
export const propsShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['shelf', { is: 'object', fields: {
    books: [{ is: 'list', of: { is: 'object', fields: {
      title: { is: 'text', least: 1, most: 80 },
      link: [link],
    } }, least: 1 }],
  } }],
  ['announcement', { is: 'object', fields: {
    text: [{ is: 'text', least: 1, most: 200 }],
  } }],
]);

/** Type of a node → what leads from each of its versions to the next. */
export const migrations: ReadonlyMap<string, readonly Migration[]> = new Map<string, readonly Migration[]>([
  ['shelf', shelf],
]);
