import type { Frame, Point } from './world.ts';

/** Writes shapes of the world as SVG, in the pixels of one tile. */
export interface Pen {
  line(points: readonly Point[]): string;
  shape(points: readonly Point[]): string;
  at(point: Point): { readonly x: number; readonly y: number };
}

export function createPen({ left, top, scale }: Frame): Pen {
  const pixels = (value: number) => Math.round(value * 10) / 10;
  const at = ({ x, y }: Point) => ({ x: pixels((x - left) * scale), y: pixels((y - top) * scale) });
  const line = (points: readonly Point[]) => {
    let text = '';
    for (const point of points) {
      const { x, y } = at(point);
      text += `${text === '' ? 'M' : 'L'}${x} ${y}`;
    }
    return text;
  };
  return { line, shape: (points) => (points.length === 0 ? '' : `${line(points)}Z`), at };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}
