import { drawGround } from './draw-ground.ts';
import { drawPlaceNames, drawShields, drawStreetNames } from './draw-names.ts';
import { drawTowns } from './draw-towns.ts';
import { createLabels, type Labels } from './labels.ts';
import { type Lattice, latticeIn } from './lattice.ts';
import { createNamedRoads } from './named-roads.ts';
import { type Palette, palettes, type TileTheme } from './palette.ts';
import { createPen, type Pen } from './pen.ts';
import { stretchesIn } from './refine.ts';
import { type RoadKind, roadKinds, roadLook } from './road-looks.ts';
import { createRoutes, type Route, type Routes } from './routes.ts';
import { createSettlements, type MapPlaces, type Settlements } from './settlements.ts';
import { type Frame, frameOf, grown, type TileAddress, tilePixels } from './world.ts';

export type DrawTile = (address: TileAddress, theme: TileTheme) => string;

const noLattice: Lattice = { streets: [], blocks: [] };

/**
 * Draws the map of these places, tile by tile. A tile depends only on its address, and shapes that cross its edge are in the
 * neighbouring tile too, so that roads and names continue there.
 */
export function createTiles(places: MapPlaces): DrawTile {
  const settlements = createSettlements(places);
  const routes = createRoutes(settlements);
  const roadsIn = createNamedRoads(settlements);
  const labelsByZoom = new Map<number, Labels>();

  function labelsAt(zoom: number): Labels {
    const labels = labelsByZoom.get(zoom) ?? createLabels(settlements, zoom);
    labelsByZoom.set(zoom, labels);
    return labels;
  }

  return (address, theme) => {
    const frame = frameOf(address);
    const palette = palettes[theme];
    const pen = createPen(frame);
    const names = { labels: labelsAt(frame.zoom), pen, palette };
    const lattice =
      frame.zoom < 10
        ? noLattice
        : latticeIn(grown(frame, 30), {
            settlements,
            pieces: piecesAt(frame.zoom),
            onlyTowns: frame.zoom < 12,
          });
    const towns = drawTowns(frame, { lattice, pen, palette });
    const roads = roadsOf(frame, { lattice, routes, pen, within: towns.roads });
    const words =
      drawShields(frame, { ...names, routes: routes.highways }) +
      drawStreetNames(frame, { ...names, roadsIn }) +
      drawPlaceNames(frame, names);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${tilePixels}" height="${tilePixels}" viewBox="0 0 ${tilePixels} ${tilePixels}">`,
      drawGround(frame, { pen, palette }),
      frame.zoom < 10 ? townsFromAfar(frame, { settlements, pen, palette }) : towns.surfaces,
      drawRails(frame, { routes: routes.railways, pen, palette }),
      drawRoads(frame, { roads, palette }),
      words &&
        `<g font-family="Figtree,Roboto,'Segoe UI','Noto Sans',sans-serif" text-anchor="middle" stroke="${palette.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${words}</g>`,
      '</svg>',
    ].join('');
  };
}

function piecesAt(zoom: number): number {
  return zoom < 11 ? 1 : zoom < 13 ? 2 : 4;
}

type Roads = Partial<Record<RoadKind, string>>;

function roadsOf(
  frame: Frame,
  { lattice, routes, pen, within }: { lattice: Lattice; routes: Routes; pen: Pen; within: Roads },
): Roads {
  const roads: Roads = { ...within };
  const box = grown(frame, 30);
  for (const { points, rank } of lattice.streets) roads[rank] = (roads[rank] ?? '') + pen.line(points);
  const drawn = (list: readonly Route[]) =>
    list.map(({ trace }) => stretchesIn(trace, { box, zoom: frame.zoom }).map(pen.line).join('')).join('');
  roads.ring = drawn(routes.rings);
  roads.highway = drawn(routes.highways);
  return roads;
}

/** First all edges, then all surfaces, so that crossings are open. */
function drawRoads(frame: Frame, { roads, palette }: { roads: Roads; palette: Palette }): string {
  const edges: string[] = [];
  const surfaces: string[] = [];
  for (const kind of roadKinds) {
    const d = roads[kind];
    const look = d && roadLook(kind, { zoom: frame.zoom, palette });
    if (!d || !look) continue;
    const { breadth, color, edge } = look;
    if (edge)
      edges.push(`<path stroke="${edge}" stroke-width="${Math.round((breadth + 1.4) * 10) / 10}" d="${d}"/>`);
    surfaces.push(`<path stroke="${color}" stroke-width="${breadth}" d="${d}"/>`);
  }
  const all = [...edges, ...surfaces].join('');
  return all && `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${all}</g>`;
}

function drawRails(
  frame: Frame,
  { routes, pen, palette }: { routes: readonly Route[]; pen: Pen; palette: Palette },
): string {
  if (frame.zoom < 9) return '';
  const box = grown(frame, 30);
  const d = routes
    .flatMap(({ trace }) => stretchesIn(trace, { box, zoom: frame.zoom }).map(pen.line))
    .join('');
  if (d === '') return '';
  const breadth = frame.zoom < 13 ? 0.9 : frame.zoom < 16 ? 1.6 : 2.6;
  // No dashes: they would start again at the edge of each tile.
  return `<g fill="none" stroke="${palette.rail}" stroke-linejoin="round"><path stroke-width="${breadth}" d="${d}"/></g>`;
}

/** At low zooms a city is one area. */
function townsFromAfar(
  frame: Frame,
  { settlements, pen, palette }: { settlements: Settlements; pen: Pen; palette: Palette },
): string {
  if (frame.zoom < 6) return '';
  const box = grown(frame, 60);
  return settlements.cities
    .filter(
      ({ x, y, radius }) =>
        x + radius > box.left && x - radius < box.right && y + radius > box.top && y - radius < box.bottom,
    )
    .map((city) => {
      const { x, y } = pen.at(city);
      const reach = Math.round(city.radius * 0.8 * frame.scale * 10) / 10;
      return `<circle cx="${x}" cy="${y}" r="${reach}" fill="${palette.campus}"/>`;
    })
    .join('');
}
