import { appIcon, logoMark } from './brand/icons.ts';
import { drawDish } from './catalogue/dishes.ts';
import type { Art } from './catalogue/picture.ts';
import { INGREDIENTS } from './catalogue/ingredients.ts';
import { PRODUCTS } from './catalogue/products.ts';
import type { ProductDrawing } from './catalogue/recipes.ts';
import { backdrop, WASHES } from './kit/light.ts';
import { createSheet } from './kit/sheet.ts';
import { BANNERS } from './places/banners.ts';
import { CATEGORIES } from './places/categories.ts';
import { ORDER_TYPES } from './places/orders.ts';
import { SCENES } from './places/scenes.ts';
import { PICTURE_SIZES, type PictureKind } from './sizes.ts';

export type DrawnPicture = {
  id: string;
  kind: PictureKind | 'icon';
  width: number;
  height: number;
  /** Returns the same SVG at every call. */
  draw(): string;
};

function fromArt(id: string, art: Art): DrawnPicture {
  const { width, height } = PICTURE_SIZES[art.kind];
  return {
    id,
    kind: art.kind,
    width,
    height,
    draw() {
      const sheet = createSheet(id);
      return sheet.finish(art.paint(sheet), { width, height });
    },
  };
}

function productArt({ wash, dish }: ProductDrawing): Art {
  return {
    kind: 'product',
    paint: (sheet) => backdrop(sheet, WASHES[wash], PICTURE_SIZES.product) + drawDish(sheet, dish, wash),
  };
}

/** Every picture that is rendered to files. */
export const PICTURES: readonly DrawnPicture[] = [
  ...Object.entries(PRODUCTS).map(([id, product]) => fromArt(id, productArt(product))),
  ...Object.entries({ ...INGREDIENTS, ...CATEGORIES, ...ORDER_TYPES, ...BANNERS, ...SCENES }).map(
    ([id, art]) => fromArt(id, art),
  ),
];

/** The brand's icons: SVG in the page, PNG for platforms that need it. */
export const ICONS: readonly DrawnPicture[] = [
  { id: 'logo-mark', kind: 'icon', width: 100, height: 100, draw: logoMark },
  { id: 'app-icon', kind: 'icon', width: 512, height: 512, draw: () => appIcon('plain') },
  { id: 'app-icon-maskable', kind: 'icon', width: 512, height: 512, draw: () => appIcon('maskable') },
];
