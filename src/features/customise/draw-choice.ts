import { PIZZA_PICTURES } from '#src/ui/pictures/catalogue/pizza-pictures.ts';
import { drawCustomPizza } from '#src/ui/pictures/custom-pizza.ts';
import { isDrawnPizza, pizzaLook } from '#src/ui/pictures/pizza-ingredients.ts';
import type { Choice } from './selection.ts';
import type { SelectionForm } from './selection-form.ts';

// Brings the whole of the drawing code: loaded with the first choice that changes a picture.

/** The pizza as it was chosen, as SVG; null for what is not drawn from its ingredients. */
export function drawChoice({ product, extras }: SelectionForm, choice: Choice): string | null {
  const { picture, selectedCrustId } = product;
  if (picture === undefined || !isDrawnPizza(picture)) return null;
  const look = pizzaLook({
    picture,
    // The product's own picture stands for its default crust, whatever the kitchen calls it.
    crustId: choice.crustId === selectedCrustId ? undefined : choice.crustId,
    addonIds: extras.filter(({ key }) => (choice.extras[key] ?? 0) > 0).map(({ addon }) => addon.addonId),
  });
  // The picture's own name and ground: what was not changed stays as it is, crumb for crumb.
  const { wash } = PIZZA_PICTURES[picture as keyof typeof PIZZA_PICTURES];
  return drawCustomPizza({ ...look, id: picture, wash });
}
