import { type BowlSpec, drawBowl } from '../food/bowl.ts';
import { drawGarlicBread, drawStuffedBread, type Stuffing } from '../food/breads.ts';
import { type BucketPaper, drawBucket } from '../food/bucket.ts';
import { burgerHeight, type BurgerSpec, drawBurger } from '../food/burger.ts';
import { type CanColour, drawCan } from '../food/can.ts';
import { type ChickenPiece, drawHeap, hill } from '../food/chicken.ts';
import { drawCookie } from '../food/cookie.ts';
import { drawDessertCup } from '../food/cups.ts';
import { type DeepBowlSpec, drawDeepBowl, drawGulabJamun } from '../food/deep-bowl.ts';
import { type Cake, drawBrownie, drawLavaCake } from '../food/desserts.ts';
import { type DipKind, drawDip } from '../food/dip.ts';
import { drawGlass } from '../food/drinks.ts';
import type { FriesLoad } from '../food/fries-load.ts';
import { drawTandoorGarnish } from '../food/garnish.ts';
import { drawHotDrink, type HotDrink } from '../food/hot-drinks.ts';
import { drawOnionRings } from '../food/onion-rings.ts';
import type { PizzaSpec } from '../food/pizza.ts';
import { drawFries, drawWedges, type Dust } from '../food/potatoes.ts';
import { drawBottle, drawShake } from '../food/shakes.ts';
import { drawServedPizza } from '../food/served-pizza.ts';
import { drawSlawBowl } from '../food/slaw.ts';
import { drawWraps, type WrapSpec } from '../food/wrap.ts';
import { plate, WASHES, type PictureWash } from '../kit/light.ts';
import { group, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';

/**
 * Every dish, described by parameters. A new product is a new entry with a dish, never a new drawing; a combo is several dishes with their
 * positions.
 */
export type Dish =
  | { dish: 'pizza'; pizza: PizzaSpec }
  | { dish: 'burger'; burger: BurgerSpec }
  | { dish: 'bucket'; pieces: readonly ChickenPiece[]; paper?: BucketPaper }
  | { dish: 'chicken'; pieces: readonly ChickenPiece[]; garnish?: boolean; dip?: DipKind }
  | {
      dish: 'bites';
      cut: 'popcorn' | 'nugget';
      coating: NonNullable<ChickenPiece['coating']>;
      /** Rows of a low heap from the back; a high one when left out. */
      rows?: readonly number[];
      garnish?: boolean;
      dip?: DipKind;
    }
  | { dish: 'bowl'; bowl: BowlSpec }
  | { dish: 'wrap'; wrap: WrapSpec }
  | { dish: 'garlic-bread'; cheesy?: boolean; dip?: DipKind }
  | { dish: 'stuffed-bread'; stuffing?: Stuffing }
  | { dish: 'fries'; dust?: Dust; loaded?: FriesLoad }
  | { dish: 'onion-rings'; dip?: DipKind }
  | { dish: 'deep-bowl'; bowl: DeepBowlSpec }
  | { dish: 'slaw' }
  | { dish: 'gulab-jamun' }
  | { dish: 'cookies' }
  | { dish: 'wedges'; dust?: Dust; dip?: DipKind }
  | { dish: 'dips'; kinds: readonly DipKind[] }
  | { dish: 'lava-cake'; cake?: Cake }
  | { dish: 'brownie'; scoop?: 'vanilla' | 'chocolate'; nuts?: boolean }
  | { dish: 'cup'; layers: readonly string[]; top: Parameters<typeof drawDessertCup>[1]['top'] }
  | { dish: 'glass'; glass: Parameters<typeof drawGlass>[1] }
  | { dish: 'shake'; flavour: Parameters<typeof drawShake>[1] }
  | { dish: 'can'; colour: CanColour }
  | { dish: 'hot'; hot: HotDrink }
  | { dish: 'bottle' }
  | { dish: 'combo'; items: readonly { dish: Dish; x: number; y: number; scale: number }[] };

/** The dish composed for a 640 square, with the plate it needs. */
export function drawDish(sheet: DrawingSheet, dish: Dish, washName: PictureWash): string {
  const wash = WASHES[washName];
  switch (dish.dish) {
    case 'pizza':
      return drawServedPizza(sheet, dish.pizza, wash);
    case 'burger': {
      const height = burgerHeight(dish.burger);
      const scale = Math.min(1.36, 500 / height);
      return place(drawBurger(sheet, dish.burger), { x: 320, y: 330 + (height * scale) / 2, scale });
    }
    case 'bucket':
      return place(drawBucket(sheet, { ...dish, scale: 1.14 }), { x: 320, y: 602 });
    case 'chicken':
      return (
        platter(sheet, washName) +
        (dish.garnish ? drawTandoorGarnish(sheet) : '') +
        place(drawHeap(sheet, dish.pieces), { x: 320, y: 336, scale: 1.16 }) +
        corner(sheet, dish.dip)
      );
    case 'bites': {
      const big = dish.cut === 'nugget';
      const heap = hill(sheet.random('hill'), {
        cut: dish.cut,
        coating: dish.coating,
        rows: dish.rows ?? (big ? [2, 3, 4, 5, 4] : [2, 4, 6, 6, 7, 5]),
        gap: dish.rows ? (big ? 136 : 104) : big ? 88 : 70,
        rise: dish.rows ? (big ? 82 : 62) : big ? 54 : 42,
        scale: dish.rows ? (big ? 1.9 : 2.15) : big ? 1.25 : 1.6,
      });
      return (
        platter(sheet, washName) +
        (dish.garnish ? drawTandoorGarnish(sheet) : '') +
        place(drawHeap(sheet, heap), { x: dish.dip ? 296 : 320, y: dish.rows ? 254 : 222 }) +
        corner(sheet, dish.dip)
      );
    }
    case 'bowl':
      return place(drawBowl(sheet, dish.bowl), { x: 320, y: 278, scale: 1.2 });
    case 'wrap':
      return place(drawWraps(sheet, dish.wrap), { x: 322, y: 596, scale: 1.1 });
    case 'garlic-bread':
      return (
        platter(sheet, washName) +
        place(drawGarlicBread(sheet, dish), { x: 320, y: 352, scale: 1.12 }) +
        corner(sheet, dish.dip)
      );
    case 'stuffed-bread':
      return (
        platter(sheet, washName) +
        place(drawStuffedBread(sheet, dish.stuffing), { x: 320, y: 342, scale: 1.04 })
      );
    case 'fries':
      return place(drawFries(sheet, dish), { x: 320, y: 600, scale: 1.22 });
    case 'onion-rings':
      return (
        platter(sheet, washName) +
        place(drawOnionRings(sheet), { x: dish.dip ? 300 : 320, y: 346, scale: 1.02 }) +
        corner(sheet, dish.dip)
      );
    case 'deep-bowl':
      return place(drawDeepBowl(sheet, dish.bowl), { x: 320, y: 290, scale: 1.2 });
    case 'slaw':
      return place(drawSlawBowl(sheet), { x: 320, y: 290, scale: 1.2 });
    case 'gulab-jamun':
      return place(drawGulabJamun(sheet), { x: 320, y: 284, scale: 1.2 });
    case 'cookies':
      return (
        platter(sheet, washName) +
        place(drawCookie(sheet, { radius: 128, key: 'back' }), { x: 196, y: 258, squash: 0.86 }) +
        place(drawCookie(sheet, { radius: 128, key: 'side' }), { x: 446, y: 274, squash: 0.86 }) +
        place(drawCookie(sheet, { radius: 118, key: 'front', bitten: true }), {
          x: 300,
          y: 418,
          squash: 0.86,
        })
      );
    case 'can':
      return place(drawCan(sheet, dish.colour), { x: 320, y: 594, scale: 1.26 });
    case 'hot':
      return place(drawHotDrink(sheet, dish.hot), { x: 312, y: 570, scale: 1.2 });
    case 'wedges':
      return (
        platter(sheet, washName) +
        place(drawWedges(sheet, dish), { x: 320, y: 346, scale: 1.08 }) +
        corner(sheet, dish.dip)
      );
    case 'dips': {
      const spots =
        dish.kinds.length === 1
          ? [{ x: 320, y: 290, scale: 2.3 }]
          : [
              { x: 320, y: 196, scale: 1.42 },
              { x: 172, y: 372, scale: 1.52 },
              { x: 466, y: 382, scale: 1.52 },
            ];
      return group(dish.kinds.map((kind, i) => place(drawDip(sheet, kind), spots[i] ?? { x: 320, y: 320 })));
    }
    case 'lava-cake':
      return (
        platter(sheet, washName) + place(drawLavaCake(sheet, dish.cake), { x: 320, y: 436, scale: 1.18 })
      );
    case 'brownie':
      return (
        platter(sheet, washName) +
        place(drawBrownie(sheet, dish), { x: 320, y: dish.scoop ? 462 : 420, scale: 1.16 })
      );
    case 'cup':
      return place(drawDessertCup(sheet, dish), { x: 320, y: 590, scale: 1.3 });
    case 'glass':
      return place(drawGlass(sheet, dish.glass), { x: 314, y: 604, scale: 1.12 });
    case 'shake':
      return place(drawShake(sheet, dish.flavour), { x: 320, y: 604, scale: 1.12 });
    case 'bottle':
      return place(drawBottle(sheet), { x: 320, y: 602, scale: 1.12 });
    case 'combo':
      // Each dish is composed for the whole square; a combo shrinks it around its middle and moves it.
      return group(
        dish.items.map((item) =>
          place(place(drawDish(sheet, item.dish, washName), { x: -320, y: -320 }), item),
        ),
      );
  }
}

function platter(sheet: DrawingSheet, wash: PictureWash): string {
  return plate(sheet, WASHES[wash], { x: 320, y: 356, rx: 308, ry: 232 });
}

function corner(sheet: DrawingSheet, dip: DipKind | undefined): string {
  return dip ? place(drawDip(sheet, dip), { x: 522, y: 482, scale: 0.98 }) : '';
}
