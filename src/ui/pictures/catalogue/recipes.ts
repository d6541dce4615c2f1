import type { BurgerLayer } from '../food/burger-layers.ts';
import type { BurgerSpec } from '../food/burger.ts';
import type { Coating } from '../food/chicken-coats.ts';
import type { ChickenPiece, Cut } from '../food/chicken.ts';
import type { PizzaSpec } from '../food/pizza.ts';
import type { PictureWash } from '../kit/light.ts';
import type { Dish } from './dishes.ts';

export type ProductDrawing = { wash: PictureWash; dish: Dish };

export function pizza(wash: PictureWash, spec: PizzaSpec): ProductDrawing {
  return { wash, dish: { dish: 'pizza', pizza: spec } };
}

export function burger(bun: NonNullable<BurgerSpec['bun']>, layers: readonly BurgerLayer[]): ProductDrawing {
  return { wash: 'apricot', dish: { dish: 'burger', burger: { bun, layers } } };
}

export function chicken(pieces: readonly ChickenPiece[]): ProductDrawing {
  return { wash: 'honey', dish: { dish: 'chicken', pieces } };
}

/** Several dishes on one square: the position of the middle of each, and its size. */
export function combo(
  wash: PictureWash,
  items: readonly (readonly [dish: Dish, x: number, y: number, scale: number])[],
): ProductDrawing {
  return {
    wash,
    dish: { dish: 'combo', items: items.map(([dish, x, y, scale]) => ({ dish, x, y, scale })) },
  };
}

export function wingPieces(coating: Coating): readonly ChickenPiece[] {
  return [
    { cut: 'wing', coating, x: -96, y: -126, turn: -12, scale: 0.92 },
    { cut: 'wing', coating, x: 118, y: -104, turn: 10, scale: 0.92, flip: true },
    { cut: 'flat', coating, x: -150, y: -10, turn: -24, scale: 1.12 },
    { cut: 'wing', coating, x: 62, y: 6, turn: -18, scale: 0.95 },
    { cut: 'wing', coating, x: -84, y: 94, turn: 14, scale: 0.95, flip: true },
    { cut: 'flat', coating, x: 124, y: 92, turn: 12, scale: 1.15 },
  ];
}

/** The same piece of chicken in the places given. */
export function pieces(
  cut: Cut,
  coating: Coating,
  spots: readonly (readonly [x: number, y: number, turn: number, scale?: number])[],
): readonly ChickenPiece[] {
  return spots.map(([x, y, turn, scale = 1], index) => ({
    cut,
    coating,
    x,
    y,
    turn,
    scale,
    flip: index % 2 === 1 && cut !== 'drumstick' && cut !== 'lollipop',
  }));
}

/** Bucket filling: from the back row to the front, high enough to be visible above the rim. */
export const BUCKET_PIECES: readonly ChickenPiece[] = [
  { cut: 'thigh', x: -74, y: -74, turn: 20 },
  { cut: 'breast', x: 82, y: -78, turn: -20 },
  { cut: 'drumstick', x: 4, y: -96, turn: 98 },
  { cut: 'drumstick', x: -112, y: -28, turn: 62, scale: 0.95 },
  { cut: 'drumstick', x: 116, y: -32, turn: 118, scale: 0.95 },
  { cut: 'thigh', x: -8, y: -16, turn: -8, scale: 0.98 },
];

export const DRUMSTICKS: readonly ChickenPiece[] = [
  { cut: 'drumstick', x: 66, y: -116, turn: -20, scale: 1.12 },
  { cut: 'drumstick', x: -80, y: -46, turn: 14, scale: 1.2 },
  { cut: 'drumstick', x: 104, y: 4, turn: -14, scale: 1.2 },
  { cut: 'drumstick', x: -28, y: 86, turn: 10, scale: 1.25 },
];

export const PIZZA_MARGHERITA: PizzaSpec = { toppings: ['mozzarella', 'tomato', 'basil'] };
export const PIZZA_FARMHOUSE: PizzaSpec = { toppings: ['mushroom', 'tomato', 'onion', 'capsicum'] };
export const PIZZA_CHICKEN_TIKKA: PizzaSpec = {
  sauce: 'makhani',
  toppings: ['onion', 'capsicum', 'chicken-tikka', 'coriander'],
};
export const PIZZA_VEGGIE_SUPREME: PizzaSpec = {
  toppings: ['mushroom', 'capsicum', 'onion', 'corn', 'red-pepper', 'olive'],
};
export const PIZZA_CORN_CHEESE: PizzaSpec = { cheese: 'extra', toppings: ['mozzarella', 'corn'] };
export const PIZZA_SAUSAGE: PizzaSpec = { crust: 'pan', toppings: ['capsicum', 'chicken-sausage'] };

export const CRISPY_LAYERS: readonly BurgerLayer[] = [
  { kind: 'lettuce' },
  { kind: 'crispy' },
  { kind: 'cheese' },
  { kind: 'tomato' },
  { kind: 'sauce', colour: 'mayo' },
];
export const PANEER_LAYERS: readonly BurgerLayer[] = [
  { kind: 'slaw' },
  { kind: 'veg', tone: 'paneer' },
  { kind: 'sauce', colour: 'makhani' },
  { kind: 'onion' },
  { kind: 'lettuce' },
];
