import { planBlock } from './block-plan.ts';
import { hash } from './hash.ts';
import { type Block, country, type Lattice, outlineOf, pointIn } from './lattice.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';
import type { RoadKind } from './road-looks.ts';
import { type Frame, grown, type Point, touches } from './world.ts';

interface Towns {
  /** Surfaces, as SVG. */
  readonly surfaces: string;
  /** Streets within blocks, as path data. */
  readonly roads: Partial<Record<RoadKind, string>>;
}

interface DrawTowns {
  readonly lattice: Lattice;
  readonly pen: Pen;
  readonly palette: Palette;
}

/** Built-up ground, fields, parks, lakes, houses, and the small streets. */
export function drawTowns(frame: Frame, { lattice, pen, palette }: DrawTowns): Towns {
  const { zoom } = frame;
  const box = grown(frame, 30);
  const shapes: Record<string, string> = {};
  const draw = (color: string, points: readonly Point[]) => {
    shapes[color] = (shapes[color] ?? '') + pen.shape(points);
  };
  const roads: Partial<Record<RoadKind, string>> = {};
  const greens: (readonly Point[])[] = [];
  let houses = '';
  let lakes = '';

  for (const block of lattice.blocks) {
    const outline = outlineOf(block);
    if (!touches(box, outline)) continue;
    const isBuilt = block.density > country;
    if (isBuilt) draw(block.kind === 'campus' && zoom >= 13 ? palette.campus : palette.town, outline);
    else if (zoom >= 12) draw(fieldOf(block, palette), outline);
    if (block.kind === 'lake' && (isBuilt || zoom >= 12)) lakes += pen.shape(lakeIn(block));
    if (block.kind === 'park') greens.push(inset(block, 0.06));
    if (zoom < 13 || !isBuilt) continue;

    const plan = planBlock(block, { onlyMiddle: zoom === 13, housesIn: zoom >= 16 ? box : null });
    if (plan.park) greens.push(plan.park);
    for (const street of plan.streets) {
      if (!touches(box, street.points)) continue;
      const kind: RoadKind = street.isMiddle ? 'middle' : 'small';
      roads[kind] = (roads[kind] ?? '') + pen.line(street.points);
    }
    for (const house of plan.houses) if (touches(box, house)) houses += pen.shape(house);
  }

  const surfaces = [
    ...Object.entries(shapes).map(
      ([color, d]) => `<path fill="${color}" stroke="${color}" stroke-width=".8" d="${d}"/>`,
    ),
    greens.length > 0 &&
      `<path fill="${palette.park}" stroke="${palette.parkEdge}" stroke-linejoin="round" d="${greens
        .filter((green) => touches(box, green))
        .map(pen.shape)
        .join('')}"/>`,
    houses && `<path fill="${palette.house}" stroke="${palette.houseEdge}" stroke-width=".7" d="${houses}"/>`,
    lakes && `<path fill="${palette.sea}" d="${lakes}"/>`,
  ];
  return { surfaces: surfaces.filter(Boolean).join(''), roads };
}

function fieldOf({ column, row }: Block, palette: Palette): string {
  return palette.field[Math.floor(hash(column, row, 141) * palette.field.length)] as string;
}

function inset(block: Block, share: number): readonly Point[] {
  const steps = 6;
  const side = (at: (share: number) => readonly [number, number]) =>
    Array.from({ length: steps }, (_, step) => {
      const [u, v] = at(share + ((1 - 2 * share) * step) / steps);
      return pointIn(block, u, v);
    });
  return [
    ...side((at) => [at, share]),
    ...side((at) => [1 - share, at]),
    ...side((at) => [1 - at, 1 - share]),
    ...side((at) => [share, 1 - at]),
  ];
}

/** Round, with a wavering shore. */
function lakeIn(block: Block): readonly Point[] {
  const corners = 22;
  const phase = hash(block.column, block.row, 151) * 6;
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach = 0.31 + 0.07 * Math.sin(angle * 2 + phase) + 0.045 * Math.sin(angle * 3 + phase * 2.3);
    return pointIn(block, 0.5 + Math.cos(angle) * reach, 0.5 + Math.sin(angle) * reach * 0.86);
  });
}
