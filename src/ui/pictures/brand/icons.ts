import { box, group } from '../kit/shapes.ts';
import { createSheet } from '../kit/sheet.ts';
import { drawMark } from './mark.ts';

/** The logo without a background, for the header and the favicon: 100 × 100. */
export function logoMark(): string {
  const sheet = createSheet('logo-mark');
  return sheet.finish(drawMark(sheet), { width: 100, height: 100 });
}

/**
 * The app's icon, 512 × 512. A maskable one fills its square and keeps the logo within the inner 80 %, which no platform cuts off; a plain one
 * has its own rounded corners.
 */
export function appIcon(shape: 'plain' | 'maskable'): string {
  const sheet = createSheet(`app-icon-${shape}`);
  const ground = sheet.radial(
    [
      [0, '#FFF9F0'],
      [0.6, '#FFE9CF'],
      [1, '#FFC98F'],
    ],
    { x: 0.34, y: 0.26, r: 0.9 },
  );
  const scale = shape === 'maskable' ? 3.1 : 4;
  const start = 256 - 51 * scale;
  const radius = shape === 'maskable' ? 0 : 116;
  return sheet.finish(
    group([
      box({ x: 0, y: 0, w: 512, h: 512, r: radius }, { fill: ground }),
      group(drawMark(sheet), { transform: `translate(${start} ${start}) scale(${scale})` }),
    ]),
    { width: 512, height: 512 },
  );
}
