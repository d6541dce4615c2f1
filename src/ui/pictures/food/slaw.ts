import { material } from '../kit/materials.ts';
import { blob, group, oval, path } from '../kit/shapes.ts';
import { num, type DrawingSheet } from '../kit/sheet.ts';
import { drawWare } from './bowl.ts';
import { corianderSprig } from './herbs.ts';

/** Cabbage and carrot in dressing, heaped in a teal bowl; around the middle of its mouth. */
export function drawSlawBowl(sheet: DrawingSheet): string {
  const random = sheet.random('slaw-bowl');
  const look = material(sheet, {
    grain: 0.1,
    bump: 0,
    round: 2.6,
    depth: 8,
    shade: [0.4, 0.34, 0.14],
    dark: 0.8,
    shine: 0.4,
    drop: { y: 5, opacity: 0.45 },
  });
  const shreds = (count: number) =>
    Array.from({ length: count }, () => {
      const angle = random.between(0, 6.28);
      const reach = Math.sqrt(random.between(0, 1)) * 206;
      const x = Math.cos(angle) * reach;
      const y = Math.sin(angle) * reach * 0.5 - (1 - (reach / 212) ** 2) * 62;
      const colour = random.pick([
        '#FFFDF0',
        '#F4F3CE',
        '#E3EBB4',
        '#F7A24A',
        '#A24A86',
        '#F0F3CC',
        '#FFFFFF',
      ]);
      const bend = `q${num(random.between(-22, 22))} ${num(random.between(-18, 20))} ${num(random.between(-46, 46))} ${num(random.between(-10, 20))}`;
      return path(`M${num(x)} ${num(y)}${bend}`, { stroke: colour, width: random.between(7, 12) });
    });
  return drawWare(
    sheet,
    'teal',
    group([
      oval({ rx: 240, ry: 126 }, { fill: '#F3EBCB' }),
      path(blob(random, { rx: 222, ry: 120, y: -22, wobble: 0.04, points: 18 }), { fill: '#F7F1D6' }),
      group(shreds(170), { filter: look }),
      group(shreds(120), { filter: look }),
      group(
        [-60, 30, 96].map((x, i) =>
          group(corianderSprig(sheet, random), { transform: `translate(${x} ${-78 + i * 26}) scale(1.5)` }),
        ),
        { filter: look },
      ),
    ]),
  );
}
