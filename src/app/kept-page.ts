import { pageStateId } from './page-ids.ts';

/** Addresses of the scripts, styles and fonts that a page's HTML contains. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

const drawing = new RegExp(
  `(<div id="root">).*(</div>\\s*<script type="application/json" id="${pageStateId}">)`,
  's',
);

/**
 * A cached page with its data but without its rendered content. The app can render it for any address, while the content of another address
 * would not match in hydration. Null for HTML without the expected elements.
 */
export function withoutDrawing(html: string): string | null {
  return drawing.test(html) ? html.replace(drawing, '$1$2') : null;
}
