import type { BurgerLayer } from '../food/burger-layers.ts';
import type { Coating } from '../food/chicken-coats.ts';
import type { ChickenPiece } from '../food/chicken.ts';
import type { PizzaSpec } from '../food/pizza.ts';
import type { WashName } from '../kit/light.ts';
import type { Dish } from './dishes.ts';

export type ProductPicture = { wash: WashName; dish: Dish };

function pizza(wash: WashName, spec: PizzaSpec): ProductPicture {
  return { wash, dish: { dish: 'pizza', pizza: spec } };
}

function burger(bun: 'sesame' | 'brioche' | 'wheat', layers: readonly BurgerLayer[]): ProductPicture {
  return { wash: 'apricot', dish: { dish: 'burger', burger: { bun, layers } } };
}

function chicken(pieces: readonly ChickenPiece[]): ProductPicture {
  return { wash: 'honey', dish: { dish: 'chicken', pieces } };
}

function wings(coating: Coating): ProductPicture {
  return chicken([
    { cut: 'wing', coating, x: -100, y: -104, turn: -16, scale: 1.05 },
    { cut: 'flat', coating, x: 70, y: -118, turn: 14, scale: 1.1 },
    { cut: 'elbow', coating, x: 156, y: -44, turn: 24, scale: 1 },
    { cut: 'flat', coating, x: -150, y: -22, turn: -30, scale: 1.1 },
    { cut: 'wing', coating, x: 8, y: -34, turn: 8, scale: 1.15, flip: true },
    { cut: 'elbow', coating, x: -96, y: 62, turn: -8, scale: 1.1 },
    { cut: 'wing', coating, x: 132, y: 60, turn: -14, scale: 1.15 },
    { cut: 'flat', coating, x: 14, y: 100, turn: 6, scale: 1.15 },
  ]);
}

/** Bucket filling: from the back row to the front, high enough to stand out of the paper. */
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

const STRIPS: readonly ChickenPiece[] = [
  { cut: 'strip', x: -40, y: -124, turn: -10 },
  { cut: 'strip', x: 76, y: -76, turn: 16 },
  { cut: 'strip', x: -92, y: -36, turn: 10, flip: true },
  { cut: 'strip', x: 84, y: 8, turn: -14 },
  { cut: 'strip', x: -60, y: 54, turn: -6 },
  { cut: 'strip', x: 70, y: 96, turn: 8, flip: true },
];

const PIZZA_MARGHERITA: PizzaSpec = { toppings: ['mozzarella', 'tomato', 'basil'] };
export const PIZZA_CHICKEN_TIKKA: PizzaSpec = {
  sauce: 'makhani',
  toppings: ['onion', 'capsicum', 'chicken-tikka', 'coriander'],
};
export const PIZZA_VEGGIE_SUPREME: PizzaSpec = {
  toppings: ['mushroom', 'capsicum', 'onion', 'corn', 'red-pepper', 'olive'],
};
const PIZZA_CORN_CHEESE: PizzaSpec = { cheese: 'extra', toppings: ['mozzarella', 'corn'] };
export const CRISPY_LAYERS: readonly BurgerLayer[] = [
  { kind: 'lettuce' },
  { kind: 'crispy' },
  { kind: 'cheese' },
  { kind: 'tomato' },
  { kind: 'sauce', colour: 'mayo' },
];

/** Every product picture by id; a product of the menu names one. */
export const PRODUCTS = {
  'pizza-margherita': pizza('apricot', PIZZA_MARGHERITA),
  'pizza-farmhouse': pizza('apricot', { toppings: ['mushroom', 'tomato', 'onion', 'capsicum'] }),
  'pizza-paneer-tikka': pizza('apricot', {
    sauce: 'makhani',
    toppings: ['onion', 'capsicum', 'paneer-tikka', 'coriander'],
  }),
  'pizza-corn-cheese': pizza('apricot', PIZZA_CORN_CHEESE),
  'pizza-veggie-supreme': pizza('apricot', PIZZA_VEGGIE_SUPREME),
  'pizza-mushroom-olive': pizza('apricot', {
    crust: 'thin',
    sauce: 'white-garlic',
    toppings: ['mushroom', 'olive', 'basil'],
  }),
  'pizza-chicken-tikka': pizza('ember', PIZZA_CHICKEN_TIKKA),
  'pizza-pepper-chicken': pizza('ember', { toppings: ['onion', 'pepper-chicken', 'jalapeno'] }),
  'pizza-keema': pizza('ember', { sauce: 'tomato', toppings: ['keema', 'onion', 'red-chilli', 'coriander'] }),
  'pizza-chicken-sausage': pizza('ember', { crust: 'pan', toppings: ['capsicum', 'chicken-sausage'] }),
  'pizza-bbq-chicken': pizza('ember', {
    sauce: 'barbecue',
    toppings: ['onion', 'bbq-chicken', 'corn'],
    drizzle: 'mayo',
  }),
  'pizza-mania-onion': pizza('honey', { toppings: ['onion'] }),
  'pizza-mania-capsicum': pizza('honey', { toppings: ['capsicum'] }),
  'pizza-mania-corn': pizza('honey', { toppings: ['corn'] }),
  'pizza-mania-tomato': pizza('honey', { toppings: ['tomato'] }),
  'pizza-mania-chicken': pizza('honey', { toppings: ['grilled-chicken'] }),
  'burger-crispy-chicken': burger('sesame', CRISPY_LAYERS),
  'burger-double-crunch': burger('brioche', [
    { kind: 'sauce', colour: 'peri-peri' },
    { kind: 'crispy', coating: 'spicy' },
    { kind: 'cheese' },
    { kind: 'crispy', coating: 'spicy' },
    { kind: 'cheese' },
    { kind: 'lettuce' },
  ]),
  'burger-grilled-chicken': burger('wheat', [
    { kind: 'lettuce' },
    { kind: 'grilled' },
    { kind: 'onion' },
    { kind: 'tomato' },
    { kind: 'sauce', colour: 'mint' },
  ]),
  'burger-paneer': burger('brioche', [
    { kind: 'slaw' },
    { kind: 'veg', tone: 'paneer' },
    { kind: 'sauce', colour: 'makhani' },
    { kind: 'onion' },
    { kind: 'lettuce' },
  ]),
  'burger-aloo': burger('sesame', [
    { kind: 'lettuce' },
    { kind: 'veg', tone: 'aloo' },
    { kind: 'sauce', colour: 'mint' },
    { kind: 'tomato' },
    { kind: 'onion' },
  ]),
  'chicken-bucket': { wash: 'honey', dish: { dish: 'bucket', pieces: BUCKET_PIECES } },
  'chicken-drumsticks': chicken(DRUMSTICKS),
  'chicken-wings-peri-peri': wings('peri-peri'),
  'chicken-wings-bbq': wings('barbecue'),
  'chicken-popcorn': {
    wash: 'honey',
    dish: { dish: 'bites', cut: 'popcorn', coating: 'classic', dip: 'mayo' },
  },
  'chicken-strips': chicken(STRIPS),
  'bowl-butter-chicken': {
    wash: 'leaf',
    dish: {
      dish: 'bowl',
      bowl: { gravy: 'makhani', pieces: 'butter-chicken', rice: 'jeera', garnish: ['coriander', 'onion'] },
    },
  },
  'bowl-peri-peri-chicken': {
    wash: 'leaf',
    dish: {
      dish: 'bowl',
      bowl: {
        gravy: 'peri-peri',
        pieces: 'peri-peri-chicken',
        rice: 'saffron',
        garnish: ['lemon', 'capsicum', 'chilli'],
        ware: 'teal',
      },
    },
  },
  'bowl-paneer-makhani': {
    wash: 'leaf',
    dish: {
      dish: 'bowl',
      bowl: {
        gravy: 'makhani',
        pieces: 'paneer',
        rice: 'steamed',
        garnish: ['coriander', 'chilli'],
        ware: 'cream',
      },
    },
  },
  'wrap-chicken': { wash: 'leaf', dish: { dish: 'wrap', wrap: { filling: 'chicken-tikka', sauce: 'mint' } } },
  'wrap-paneer': {
    wash: 'leaf',
    dish: { dish: 'wrap', wrap: { filling: 'paneer', sauce: 'mayo', paper: 'teal' } },
  },
  'garlic-bread': { wash: 'honey', dish: { dish: 'garlic-bread' } },
  'garlic-bread-stuffed': { wash: 'honey', dish: { dish: 'stuffed-bread' } },
  fries: { wash: 'honey', dish: { dish: 'fries' } },
  'wedges-peri-peri': { wash: 'honey', dish: { dish: 'wedges', dust: 'peri-peri', dip: 'mayo' } },
  'dip-trio': { wash: 'honey', dish: { dish: 'dips', kinds: ['mayo', 'peri-peri', 'mint'] } },
  'dessert-lava-cake': { wash: 'rose', dish: { dish: 'lava-cake' } },
  'dessert-brownie': { wash: 'rose', dish: { dish: 'brownie', scoop: 'vanilla' } },
  'dessert-mousse': {
    wash: 'rose',
    dish: { dish: 'cup', layers: ['#3C180A', '#8A5430', '#F3DFC0', '#5E2C14'], top: 'cream' },
  },
  'drink-cola': { wash: 'sea', dish: { dish: 'glass', glass: { liquid: 'cola' } } },
  'drink-lemonade': { wash: 'sea', dish: { dish: 'glass', glass: { liquid: 'lemonade' } } },
  'drink-iced-tea': { wash: 'sea', dish: { dish: 'glass', glass: { liquid: 'iced-tea' } } },
  'drink-shake-chocolate': { wash: 'sea', dish: { dish: 'shake', flavour: 'chocolate' } },
  'drink-water': { wash: 'sea', dish: { dish: 'bottle' } },
  'combo-pizza-duo': {
    wash: 'ember',
    dish: {
      dish: 'combo',
      items: [
        { dish: { dish: 'pizza', pizza: PIZZA_CORN_CHEESE }, x: 216, y: 216, scale: 0.66 },
        { dish: { dish: 'glass', glass: { liquid: 'cola' } }, x: 506, y: 214, scale: 0.56 },
        { dish: { dish: 'pizza', pizza: PIZZA_CHICKEN_TIKKA }, x: 398, y: 432, scale: 0.68 },
      ],
    },
  },
  'combo-chicken-feast': {
    wash: 'ember',
    dish: {
      dish: 'combo',
      items: [
        { dish: { dish: 'fries' }, x: 494, y: 318, scale: 0.56 },
        { dish: { dish: 'bucket', pieces: BUCKET_PIECES }, x: 246, y: 290, scale: 0.8 },
        { dish: { dish: 'dips', kinds: ['peri-peri'] }, x: 470, y: 528, scale: 0.34 },
        { dish: { dish: 'dips', kinds: ['mayo'] }, x: 330, y: 560, scale: 0.34 },
      ],
    },
  },
  'combo-burger-meal': {
    wash: 'ember',
    dish: {
      dish: 'combo',
      items: [
        { dish: { dish: 'fries' }, x: 168, y: 274, scale: 0.54 },
        { dish: { dish: 'glass', glass: { liquid: 'cola' } }, x: 494, y: 270, scale: 0.68 },
        { dish: { dish: 'burger', burger: { layers: CRISPY_LAYERS } }, x: 318, y: 416, scale: 0.72 },
      ],
    },
  },
  'combo-family': {
    wash: 'ember',
    dish: {
      dish: 'combo',
      items: [
        { dish: { dish: 'bucket', pieces: BUCKET_PIECES }, x: 172, y: 202, scale: 0.58 },
        { dish: { dish: 'bottle' }, x: 350, y: 172, scale: 0.52 },
        { dish: { dish: 'fries' }, x: 500, y: 212, scale: 0.54 },
        { dish: { dish: 'pizza', pizza: PIZZA_VEGGIE_SUPREME }, x: 354, y: 440, scale: 0.66 },
        { dish: { dish: 'dips', kinds: ['peri-peri'] }, x: 96, y: 500, scale: 0.32 },
      ],
    },
  },
} as const satisfies Record<string, ProductPicture>;

export type ProductPictureId = keyof typeof PRODUCTS;
