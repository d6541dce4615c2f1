import { type Dish, drawDish } from '../catalogue/dishes.ts';
import type { Art } from '../catalogue/picture.ts';
import { group, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawCounter, type Mood } from './counter.ts';

export type BannerArt = Art & { kind: 'banner' };

/** A banner: the counter in the colours of a wash. Its left half stays empty for the text that the page puts over it. */
export function banner(
  mood: Mood,
  spec: { horizon?: number; grain?: boolean; paint: (sheet: DrawingSheet) => string },
): BannerArt {
  const { horizon = 400, grain = true, paint } = spec;
  return {
    kind: 'banner',
    paint: (sheet) => drawCounter(sheet, { mood, width: 1200, height: 600, horizon, grain }) + paint(sheet),
  };
}

/** A dish made for a 640 square, placed with the middle of its foot line at x, y. */
export function stand(sheet: DrawingSheet, dish: Dish, at: { x: number; y: number; scale: number }): string {
  return place(place(drawDish(sheet, dish, 'apricot'), { x: -320, y: -600 }), at);
}

/** Paper shreds thrown in the air, over the picture's side of a banner. */
export function confetti(
  sheet: DrawingSheet,
  spec: { from: number; to: number; low: number; count: number },
): string {
  const random = sheet.random('confetti');
  return group(
    Array.from({ length: spec.count }, () => {
      const colour = random.pick(['#E8641F', '#FFB648', '#12857A', '#F2583A', '#FFF4E0']);
      return place(`<path d="M-9 -5Q0 -12 9 -5L7 6Q0 -1 -7 6Z" fill="${colour}"/>`, {
        x: random.between(spec.from, spec.to),
        y: random.between(10, spec.low),
        turn: random.between(0, 360),
        scale: random.between(0.6, 1.3),
      });
    }),
  );
}
