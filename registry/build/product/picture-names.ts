import type { PictureNames, PictureUse } from '#schemas/named.ts';
import { PICTURES } from '#src/ui/pictures/pictures.ts';
import type { PictureKind } from '#src/ui/pictures/sizes.ts';

/** What a picture is for. Order types are drawn like categories, and are for no other place. */
function purposeOf(id: string, kind: PictureKind): PictureUse {
  const uses: Record<PictureKind, PictureUse> = {
    banner: 'banner',
    category: id.startsWith('order-') ? 'order' : 'category',
    ingredient: 'topping',
    product: 'dish',
    scene: 'scene',
  };
  return uses[kind];
}

/** The names of all pictures. */
export function picturesByUse(): PictureNames {
  const names: Record<PictureUse, string[]> = {
    banner: [],
    category: [],
    dish: [],
    order: [],
    scene: [],
    topping: [],
  };
  for (const { id, kind } of PICTURES) if (kind !== 'icon') names[purposeOf(id, kind)].push(id);
  return names;
}

/** The names of all pictures as a module: documents are checked without drawing anything. */
export function pictureNamesModule(pictures: PictureNames): string {
  return `// Generated from src/ui/pictures by \`npm run schemas\`: do not edit. For the checks of documents, not for the browser.
import type { PictureNames } from '../named.ts';

export const pictureNames: PictureNames = ${JSON.stringify(pictures, null, 2)};
`;
}
