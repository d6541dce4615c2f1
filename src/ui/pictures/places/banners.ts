import {
  BUCKET_PIECES,
  CRISPY_LAYERS,
  DRUMSTICKS,
  PIZZA_CHICKEN_TIKKA,
  PIZZA_VEGGIE_SUPREME,
} from '../catalogue/recipes.ts';
import { drawBurger } from '../food/burger.ts';
import { drawHeap } from '../food/chicken.ts';
import { drawDip } from '../food/dip.ts';
import { basilLeaf } from '../food/herbs.ts';
import { drawPulledPizza } from '../food/pizza-slice.ts';
import { drawPizza, type PizzaSpec } from '../food/pizza.ts';
import { redChilliRing, tomatoSlice } from '../food/toppings-veg.ts';
import { drawBoard } from '../kit/board.ts';
import { plate, steam, WASHES } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { group, path, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { banner, type BannerArt, confetti, stand } from './banner-kit.ts';
import { drawCricket, drawOven, drawPizzaClock, drawPump, drawScreen, sunburst } from './banner-props.ts';
import { drawHen } from './hen.ts';
import { drawBag, drawCoin, drawHeart, drawPhone, drawPizzaBox, drawStar } from './props.ts';
import { drawCoach } from './vehicles.ts';

/** Leaves and slices scattered on the counter between the text and the food. */
function strewn(sheet: DrawingSheet, at: readonly (readonly [x: number, y: number, turn: number])[]): string {
  const random = sheet.random('strewn');
  const look = material(sheet, {
    grain: 0.05,
    bump: 0,
    round: 3.4,
    depth: 9,
    dark: 0.7,
    shine: 0.4,
    drop: { y: 8, opacity: 0.6 },
  });
  const pieces = [basilLeaf, tomatoSlice, redChilliRing];
  return group(
    at.map(([x, y, turn], i) =>
      place(place((pieces[i % 3] ?? basilLeaf)(sheet, random), { turn }), { x, y, scale: 1.2, squash: 0.7 }),
    ),
    { filter: look },
  );
}

/** The slide with this picture leads to the veg pizzas. */
const PANEER_TIKKA: PizzaSpec = {
  ...PIZZA_CHICKEN_TIKKA,
  toppings: ['onion', 'capsicum', 'paneer-tikka', 'coriander'],
};

export const BANNERS = {
  'banner-hero-pizza': banner('dusk', {
    horizon: 210,
    paint: (sheet) =>
      group([
        drawBoard(sheet, { x: 852, y: 352, rx: 342, ry: 254 }),
        place(drawPulledPizza(sheet, { pizza: PANEER_TIKKA, from: 116, to: 158, pull: 84, radius: 304 }), {
          x: 862,
          y: 318,
          squash: 0.92,
        }),
        strewn(sheet, [
          [548, 500, 30],
          [600, 560, 0],
          [486, 548, -60],
          [1150, 560, 200],
        ]),
        steam(sheet, { x: 850, y: 250, height: 240, spread: 100 }),
      ]),
  }),
  'banner-hero-chicken': banner('dusk', {
    horizon: 330,
    paint: (sheet) =>
      group([
        steam(sheet, { x: 770, y: 150, height: 150, spread: 90 }),
        stand(sheet, { dish: 'bucket', pieces: BUCKET_PIECES }, { x: 770, y: 540, scale: 0.94 }),
        plate(sheet, WASHES.dusk, { x: 1016, y: 500, rx: 176, ry: 86 }),
        place(drawHeap(sheet, DRUMSTICKS.slice(1)), { x: 1020, y: 462, scale: 0.68 }),
        place(drawDip(sheet, 'peri-peri'), { x: 588, y: 526, scale: 0.74 }),
      ]),
  }),
  'banner-hero-combo': banner('dusk', {
    horizon: 320,
    paint: (sheet) =>
      group([
        stand(sheet, { dish: 'glass', glass: { liquid: 'cola' } }, { x: 1076, y: 462, scale: 0.76 }),
        stand(sheet, { dish: 'fries' }, { x: 880, y: 460, scale: 0.7 }),
        place(drawBurger(sheet, { layers: CRISPY_LAYERS }), { x: 1000, y: 572, scale: 0.84 }),
        drawBoard(sheet, { x: 650, y: 476, rx: 218, ry: 108 }),
        place(drawPizza(sheet, PIZZA_VEGGIE_SUPREME, 198), { x: 650, y: 456, squash: 0.6 }),
        steam(sheet, { x: 650, y: 410, height: 200, spread: 70 }),
      ]),
  }),
  'banner-hygiene': banner('sea', {
    grain: false,
    paint: (sheet) =>
      group([
        place(drawPizzaBox(sheet), { x: 980, y: 430, scale: 0.92 }),
        drawPump(sheet, 690, 508),
        place(drawHen(sheet, { chef: true }), { x: 822, y: 510, scale: 0.94 }),
      ]),
  }),
  'banner-offer-weekend': banner('honey', {
    paint: (sheet) =>
      group([
        sunburst(sheet, 890, 320),
        stand(sheet, { dish: 'bucket', pieces: BUCKET_PIECES }, { x: 800, y: 530, scale: 0.78 }),
        stand(sheet, { dish: 'glass', glass: { liquid: 'lemonade' } }, { x: 1110, y: 510, scale: 0.66 }),
        place(drawBurger(sheet, { layers: CRISPY_LAYERS }), { x: 985, y: 560, scale: 0.62 }),
        confetti(sheet, { from: 600, to: 1190, low: 240, count: 46 }),
      ]),
  }),
  'banner-offer-two-for-one': banner('rose', {
    horizon: 200,
    paint: (sheet) =>
      group([
        drawBoard(sheet, { x: 720, y: 304, rx: 214, ry: 168 }),
        place(drawPizza(sheet, PIZZA_VEGGIE_SUPREME, 196), { x: 720, y: 288, squash: 0.92 }),
        drawBoard(sheet, { x: 990, y: 400, rx: 214, ry: 168 }),
        place(drawPizza(sheet, PIZZA_CHICKEN_TIKKA, 196), { x: 990, y: 384, squash: 0.92 }),
        steam(sheet, { x: 990, y: 330, height: 170, spread: 60 }),
      ]),
  }),
  'banner-everyday-value': banner('night', {
    paint: (sheet) =>
      group([
        stand(sheet, { dish: 'fries' }, { x: 900, y: 478, scale: 0.64 }),
        stand(sheet, { dish: 'glass', glass: { liquid: 'iced-tea' } }, { x: 1090, y: 500, scale: 0.66 }),
        plate(sheet, WASHES.apricot, { x: 730, y: 466, rx: 196, ry: 92 }),
        place(drawPizza(sheet, { toppings: ['corn', 'onion'] }, 172), { x: 730, y: 452, squash: 0.58 }),
        ...[0, 1, 2, 3, 4].map((i) => place(drawCoin(sheet, 60), { x: 978, y: 560 - i * 17, squash: 0.42 })),
        ...[0, 1].map((i) => place(drawCoin(sheet, 60), { x: 1104, y: 566 - i * 17, squash: 0.42 })),
      ]),
  }),
  'banner-favourites': banner('morning', {
    paint: (sheet) =>
      group([
        stand(
          sheet,
          { dish: 'cup', layers: ['#3C180A', '#8A5430', '#F3DFC0', '#5E2C14'], top: 'cream' },
          { x: 1090, y: 500, scale: 0.58 },
        ),
        place(drawBurger(sheet, { layers: CRISPY_LAYERS }), { x: 900, y: 530, scale: 0.74 }),
        plate(sheet, WASHES.apricot, { x: 664, y: 486, rx: 158, ry: 76 }),
        place(drawHeap(sheet, DRUMSTICKS.slice(1)), { x: 668, y: 450, scale: 0.6 }),
        place(drawHeart(sheet, 1), { x: 726, y: 210, turn: -12 }),
        place(drawHeart(sheet, 0.66), { x: 1024, y: 160, turn: 12 }),
        place(drawHeart(sheet, 0.5), { x: 1140, y: 220, turn: -8 }),
      ]),
  }),
  'banner-cricket': banner('leaf', { grain: false, horizon: 360, paint: drawCricket }),
  'banner-app': banner('night', {
    grain: false,
    paint: (sheet) =>
      group([
        place(drawBag(sheet), { x: 1020, y: 530, scale: 1.08 }),
        place(drawPhone(sheet, drawScreen(sheet)), { x: 760, y: 306, turn: -6, scale: 1.08 }),
      ]),
  }),
  'banner-feedback': banner('morning', {
    paint: (sheet) =>
      group([
        ...[-2, -1, 0, 1, 2].map((i) =>
          place(drawStar(sheet, 48 - Math.abs(i) * 4), { x: 880 + i * 112, y: 138 + i * i * 14 }),
        ),
        place(drawHen(sheet), { x: 800, y: 540, scale: 0.98 }),
        plate(sheet, WASHES.apricot, { x: 1040, y: 520, rx: 142, ry: 58 }),
        place(drawBurger(sheet, { layers: CRISPY_LAYERS }), { x: 1040, y: 524, scale: 0.54 }),
      ]),
  }),
  'banner-story': banner('dusk', { horizon: 430, paint: drawOven }),
  'banner-train': banner('honey', {
    grain: false,
    horizon: 470,
    paint: (sheet) =>
      group([
        path('M420 440C560 330 700 330 840 410C960 300 1100 310 1200 380V470H420Z', {
          fill: sheet.linear([
            [0, '#E9A55C', 0.5],
            [1, '#E9A55C', 0.05],
          ]),
        }),
        path('M0 486H1200M0 500H1200', { stroke: '#8A5A2A', width: 7, opacity: 0.7 }),
        place(drawCoach(sheet), { x: 820, y: 486, scale: 1.2 }),
        place(drawCoach(sheet), { x: 1330, y: 486, scale: 1.2 }),
        stand(sheet, { dish: 'bucket', pieces: BUCKET_PIECES }, { x: 664, y: 584, scale: 0.46 }),
        place(drawPizza(sheet, PIZZA_VEGGIE_SUPREME, 118), { x: 860, y: 540, squash: 0.46 }),
      ]),
  }),
  'banner-countdown': banner('dusk', {
    paint: (sheet) =>
      group([
        drawPizzaClock(sheet),
        stand(sheet, { dish: 'bucket', pieces: BUCKET_PIECES }, { x: 1086, y: 560, scale: 0.52 }),
      ]),
  }),
} as const satisfies Record<string, BannerArt>;
