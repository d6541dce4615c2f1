import { pictureNames } from '../compiled/picture-names.ts';
import type { PictureUse } from '../named.ts';
import type { ValueFault } from './check-context.ts';
import { nearOr } from './propose.ts';
import { quoted } from './quoted.ts';

const places: Readonly<Record<PictureUse, string>> = {
  banner: "a banner ('banner-…')",
  category: "the picture of a category ('category-…')",
  dish: 'the picture of a dish',
  order: "the picture of an order type ('order-…')",
  scene: "a scene ('scene-…')",
  topping: "the picture of a topping ('topping-…')",
};

/** Checks that there is such a picture, and that it is one for its place: the others have not the sizes that are asked for there. */
export function checkPicture(picture: string, use: PictureUse): ValueFault | undefined {
  const fitting = pictureNames[use];
  if (fitting.includes(picture)) return undefined;
  if (Object.values(pictureNames).some((names) => names.includes(picture)))
    return {
      code: 'picture-kind',
      message: `names a picture of another kind: ${quoted(picture)}; its place needs ${places[use]}. Name one, for example ${fitting.slice(0, 3).join(', ')}.`,
    };
  return {
    code: 'unknown-picture',
    message: `names a picture that does not exist: ${quoted(picture)}. ${nearOr(picture, fitting, `Its place needs ${places[use]}, for example ${fitting.slice(0, 3).join(', ')}.`)}`,
  };
}
