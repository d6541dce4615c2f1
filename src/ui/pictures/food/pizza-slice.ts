import { softSpot } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { group, path, place } from '../kit/shapes.ts';
import { num, type DrawingSheet } from '../kit/sheet.ts';
import { TILT } from './pizza-base.ts';
import { drawPizza, type PizzaSpec } from './pizza.ts';

/** A pizza with one slice drawn away from it, still connected by cheese. Angles in degrees, clockwise from the right. */
export function drawPulledPizza(
  sheet: DrawingSheet,
  spec: { pizza: PizzaSpec; from: number; to: number; pull: number; radius?: number },
): string {
  const { pizza, from, to, pull, radius = 262 } = spec;
  const far = 400;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const at = (degrees: number, reach: number) =>
    [Math.cos(rad(degrees)) * reach, Math.sin(rad(degrees)) * reach * TILT] as const;
  const [ax, ay] = at(from, far);
  const [bx, by] = at(to, far);
  const [mx, my] = at((from + to) / 2, far * 1.3);
  const wedge = `M0 0L${num(ax)} ${num(ay)}L${num(mx)} ${num(my)}L${num(bx)} ${num(by)}Z`;
  const around = sheet.clip(`<path clip-rule="evenodd" d="M-500 -500H500V500H-500Z${wedge}"/>`);
  const slice = sheet.clip(`<path d="${wedge}"/>`);
  const whole = drawPizza(sheet, pizza);
  const [dx, dy] = at((from + to) / 2, pull);
  const dough = material(sheet, { grain: 0.05, octaves: 2, round: 3, bump: 0.3, depth: 8, dark: 0.8 });
  const edge = (degrees: number, width: number) => {
    const [ex, ey] = at(degrees, 232);
    return (
      path(`M0 7L${num(ex)} ${num(ey + 7)}`, { stroke: '#E9B86C', width }) +
      path(`M0 1L${num(ex)} ${num(ey + 1)}`, { stroke: '#FFE7A8', width: width * 0.4 })
    );
  };
  return place(
    [
      group(edge(from, 9) + edge(to, 9), { filter: dough }),
      group(whole, { clip: around }),
      drawStrings(sheet, { from, to, dx, dy, at }),
      softSpot(sheet, { x: dx + mx * 0.28, y: dy + my * 0.28 + 26, rx: 150, ry: 120, opacity: 0.4 }),
      group([group(edge(from, 10) + edge(to, 10), { filter: dough }), group(whole, { clip: slice })], {
        transform: `translate(${num(dx)} ${num(dy - 12)})`,
      }),
    ],
    { scale: radius / 262 },
  );
}

function drawStrings(
  sheet: DrawingSheet,
  spec: {
    from: number;
    to: number;
    dx: number;
    dy: number;
    at: (degrees: number, reach: number) => readonly [number, number];
  },
): string {
  const { from, to, dx, dy, at } = spec;
  const random = sheet.random('strings');
  const strings: string[] = [];
  for (const [degrees, inward] of [
    [from, 1],
    [to, -1],
  ] as const) {
    for (let reach = 34; reach < 190; reach += random.between(14, 58)) {
      const [x1, y1] = at(degrees, reach);
      const [x2, y2] = at(degrees + inward * 2, reach + random.between(-26, 20));
      const sag = random.between(4, 30);
      const half = random.between(2, 9);
      const [endX, endY] = [x2 + dx, y2 + dy - 10];
      const middleX = (x1 + endX) / 2;
      const middleY = (y1 + endY) / 2 + sag;
      strings.push(
        path(
          `M${num(x1 - half)} ${num(y1)}Q${num(middleX)} ${num(middleY - 1.5)} ${num(endX - half)} ${num(endY)}L${num(endX + half)} ${num(endY)}Q${num(middleX)} ${num(middleY + 2.5)} ${num(x1 + half)} ${num(y1)}Z`,
          { fill: random.pick(['#FFE193', '#FFD67A', '#FFEBB0']) },
        ),
      );
    }
  }
  return group(strings, {
    filter: material(sheet, {
      grain: 0.05,
      bump: 0,
      round: 2.4,
      depth: 7,
      shade: [0.7, 0.35, 0.05],
      dark: 0.7,
      shine: 0.5,
      drop: { y: 6, opacity: 0.4 },
    }),
  });
}
