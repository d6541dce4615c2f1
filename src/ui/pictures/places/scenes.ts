import type { Art } from '../catalogue/picture.ts';
import { basilLeaf } from '../food/herbs.ts';
import { tomatoSlice } from '../food/toppings-veg.ts';
import { plate, steam, WASHES } from '../kit/light.ts';
import { group, oval, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawCookie } from '../food/cookie.ts';
import { drawCounter, type Mood } from './counter.ts';
import { drawHen } from './hen.ts';
import { drawCloche, drawMagnifier, drawPizzaBox } from './props.ts';
import {
  drawDeadPhone,
  drawDoor,
  drawHeartPlate,
  drawLandscape,
  drawMapSheet,
  drawMenuCard,
  drawPin,
  drawShutter,
} from './place-props.ts';
import { crumbs, cutlery, drawBrokenChain, drawSpill, drawUnplugged, scatterCrumbs } from './scene-props.ts';

function scene(mood: Mood, paint: (sheet: DrawingSheet) => string, horizon = 400): Art {
  return {
    kind: 'scene',
    paint: (sheet) =>
      drawCounter(sheet, { mood, width: 800, height: 600, horizon, grain: mood !== 'sea' }) + paint(sheet),
  };
}

/** Pictures for empty screens and errors: friendly, never blaming the customer. */
export const SCENES = {
  'scene-not-found': scene('morning', (sheet) =>
    group([
      place(drawPizzaBox(sheet, { open: crumbs(sheet) }), { x: 520, y: 430, scale: 0.96 }),
      place(drawHen(sheet, { mood: 'puzzled' }), { x: 220, y: 530, scale: 1.06 }),
    ]),
  ),
  'scene-crash': scene('rose', drawSpill),
  'scene-offline': scene('sea', drawUnplugged),
  'scene-broken-link': scene('honey', drawBrokenChain),
  'scene-cookies': scene('morning', (sheet) =>
    group([
      plate(sheet, WASHES.apricot, { x: 400, y: 400, rx: 310, ry: 160 }),
      place(drawCookie(sheet, { radius: 112, key: 'back' }), { x: 250, y: 350, squash: 0.82 }),
      place(drawCookie(sheet, { radius: 112, key: 'side' }), { x: 398, y: 312, squash: 0.82 }),
      place(drawCookie(sheet, { radius: 132, key: 'front', bitten: true }), { x: 470, y: 426, squash: 0.84 }),
      scatterCrumbs(sheet, 592, 380),
    ]),
  ),
  'scene-empty': scene('leaf', (sheet) =>
    group([
      place(drawHen(sheet, { mood: 'glad' }), { x: 400, y: 404, scale: 0.86 }),
      plate(sheet, WASHES.leaf, { x: 400, y: 450, rx: 260, ry: 124 }),
      cutlery(sheet),
      place(place(basilLeaf(sheet, sheet.random('leaf')), { turn: -24 }), {
        x: 400,
        y: 456,
        scale: 1.6,
        squash: 0.7,
      }),
    ]),
  ),
  'scene-waiting': scene('dusk', (sheet) =>
    group([
      oval(
        { x: 400, y: 330, rx: 330, ry: 250 },
        {
          fill: sheet.radial(
            [
              [0, '#FFC56E', 0.55],
              [1, '#FFC56E', 0],
            ],
            { x: 0.5, y: 0.5, r: 0.5 },
          ),
        },
      ),
      place(drawCloche(sheet), { x: 400, y: 500, scale: 1.24 }),
      steam(sheet, { x: 400, y: 250, height: 200, spread: 90 }),
    ]),
  ),
  'scene-no-results': scene('morning', (sheet) =>
    group([
      plate(sheet, WASHES.apricot, { x: 380, y: 430, rx: 270, ry: 134 }),
      place(tomatoSlice(sheet, sheet.random('lone')), { x: 330, y: 412, scale: 1.7, squash: 0.72 }),
      scatterCrumbs(sheet, 430, 440),
      place(drawMagnifier(sheet), { x: 420, y: 300, scale: 1.16 }),
    ]),
  ),
  'scene-no-store': scene('morning', (sheet) =>
    group([
      place(drawShutter(sheet), { x: 500, y: 500, scale: 1 }),
      place(drawHen(sheet, { mood: 'puzzled' }), { x: 186, y: 540, scale: 0.94 }),
    ]),
  ),
  'scene-no-address': scene('honey', (sheet) =>
    group([
      place(drawDoor(sheet), { x: 300, y: 520, scale: 1 }),
      place(drawPin(sheet), { x: 596, y: 500, scale: 1.2 }),
    ]),
  ),
  'scene-no-favourites': scene('rose', (sheet) =>
    group([
      plate(sheet, WASHES.rose, { x: 400, y: 430, rx: 270, ry: 134 }),
      cutlery(sheet),
      drawHeartPlate(sheet),
    ]),
  ),
  'scene-no-dishes': scene('leaf', (sheet) =>
    group([
      place(drawMenuCard(sheet), { x: 350, y: 520, scale: 1 }),
      place(drawMagnifier(sheet), { x: 500, y: 356, scale: 1.06 }),
    ]),
  ),
  'scene-location-blocked': scene('sea', (sheet) =>
    group([
      place(drawDeadPhone(sheet), { x: 532, y: 306, turn: 6, scale: 1.02 }),
      place(drawHen(sheet, { mood: 'puzzled' }), { x: 218, y: 540, scale: 1 }),
    ]),
  ),
  'scene-map-pin': {
    kind: 'scene',
    paint: (sheet) =>
      group([
        drawLandscape(sheet),
        place(drawMapSheet(sheet), { x: 400, y: 400 }),
        place(drawPin(sheet), { x: 410, y: 420, scale: 1.5 }),
      ]),
  },
} as const satisfies Record<string, Art>;
