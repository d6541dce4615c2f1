// What a mistake in a document is, and how one is written: it replaces a text in a file of content/.

export const landing = 'landing/default.json';
export const first = '"id": "order-types",\n      "type": "order-types",';
export const node = (text: string) => `${text}\n    },\n    {\n      ${first}`;
const notice = (more: string) => node(`"id": "new", "type": "notice", ${more}`);
export const saying = (text: string) => notice(`"props": { "text": ${JSON.stringify(text)} }`);
export const when = (clause: string) => notice(`"props": { "text": "x" },\n      "when": ${clause}`);
export const linking = (link: string) => notice(`"props": { "text": "x" },\n      "link": ${link}`);
export const pizza = '"picture": "banner-hero-pizza"';

export interface Mistake {
  readonly file?: string;
  readonly write: readonly [before: string, after: string, mark?: string];
  readonly sign?: '✗' | '!';
  /** What is wrong. */
  readonly says: readonly string[];
  /** What to do, as the same finding says it. */
  readonly cure: string;
}
