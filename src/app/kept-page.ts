import { pageStateId } from './page-ids.ts';

/** Addresses of the code, styles and letters that a page's HTML names. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

const drawing = new RegExp(
  `(<div id="root">).*(</div>\\s*<script type="application/json" id="${pageStateId}">)`,
  's',
);

/**
 * A page with all of its data and nothing drawn, which the app draws by itself, whatever its address: taken over as it stands, the drawing
 * of another address would be wrong. Null for a page that has no such place.
 */
export function withoutDrawing(html: string): string | null {
  return drawing.test(html) ? html.replace(drawing, '$1$2') : null;
}
