import { oval, path } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';

/**
 * The logo of the brand in a 100 × 100 box: a hen whose body is a slice of pizza, its crust the back and tail. Flat colours and few shapes,
 * because it has to be recognisable at 24 px.
 */
export function drawMark(
  _sheet: DrawingSheet | undefined,
  tones: { crust: string; body: string; comb: string; beak: string; spot: string; eye: string } = MARK_TONES,
): string {
  return [
    // comb and wattle
    path('M60 22C58 12 66 8 70 14C73 6 82 8 81 16C88 14 91 21 86 27L66 32Z', { fill: tones.comb }),
    path('M80 43C86 44 88 52 82 56C76 55 74 48 76 43Z', { fill: tones.comb }),
    // the slice
    path(
      'M18 44C34 52 52 46 62 34C66 22 84 22 87 36C89 48 82 58 74 68L54 92C52 95 47 95 45 92L14 52C11 47 14 42 18 44Z',
      { fill: tones.body },
    ),
    // crust: back and tail
    path('M6 30C4 22 14 18 19 25C30 42 48 42 58 30C64 22 76 28 72 37C62 58 30 62 12 44C9 41 7 36 6 30Z', {
      fill: tones.crust,
    }),
    path('M86 34L98 40L86 45Z', { fill: tones.beak }),
    oval({ x: 77.5, y: 35, rx: 3.8 }, { fill: tones.eye }),
    oval({ x: 44, y: 70, rx: 6.5 }, { fill: tones.spot }),
    oval({ x: 61, y: 60, rx: 5 }, { fill: tones.spot }),
    oval({ x: 51, y: 83, rx: 3.6 }, { fill: tones.spot }),
  ].join('');
}

const MARK_TONES = {
  crust: '#B4530F',
  body: '#FFB648',
  comb: '#C2260C',
  beak: '#0F766E',
  spot: '#C2410C',
  eye: '#231815',
} as const;
