import type { Choice } from '#schemas/stored/drafts.ts';
import { PIZZA_PICTURES } from '#src/ui/pictures/catalogue/pizza-pictures.ts';
import { drawCustomPizza } from '#src/ui/pictures/custom-pizza.ts';
import { isDrawnPizza, pizzaLook } from '#src/ui/pictures/pizza-ingredients.ts';
import type { ChoiceForm } from './choice-form.ts';

// Imports all of the drawing code, so it is loaded only when a choice changes the picture.

/** The chosen pizza as SVG; null for products that are not drawn from ingredients. */
export function drawChoice({ product, extras }: ChoiceForm, choice: Choice): string | null {
  const { picture, selectedCrustId } = product;
  if (picture === undefined || !isDrawnPizza(picture)) return null;
  const look = pizzaLook({
    picture,
    // The product's own picture shows its default crust, whatever the id of that crust is.
    crustId: choice.crustId === selectedCrustId ? undefined : choice.crustId,
    addonIds: extras.filter(({ key }) => (choice.extras[key] ?? 0) > 0).map(({ addon }) => addon.addonId),
  });
  // The same id and background as the product's own picture: the id seeds the drawing, so unchanged parts look the same.
  const { wash } = PIZZA_PICTURES[picture as keyof typeof PIZZA_PICTURES];
  return drawCustomPizza({ ...look, id: picture, wash });
}
