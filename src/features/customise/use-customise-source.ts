import { useDeferredValue, useMemo } from 'react';
import { selectConfig, selectFeature } from '#src/features/app-config/app-config-slice.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import type { CustomiseTarget } from '#src/features/cart/customise-target.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { menuEntry } from '#src/features/menu/menu-groups.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { formOf, type ChoiceForm } from './choice-form.ts';

export type CustomiseSource =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void; readonly busy: boolean }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'ready';
      readonly card: MenuCard;
      readonly form: ChoiceForm;
      /** The cart line that is edited. */
      readonly line: CartLine | undefined;
    };

/** What there is to choose of a product, once the menu and the customer are known. */
export function useCustomiseSource({ productId, line: key }: CustomiseTarget): CustomiseSource {
  const started = useAppSelector(selectStarted);
  const line = useAppSelector((state) => selectLines(state).find((each) => each.key === key));
  const cheeseMax = useAppSelector((state) =>
    selectFeature(state, 'extra_cheese', selectPartner(state)) ? selectConfig(state).extraCheeseCount : 0,
  );
  const { menu: loaded, error, isLoading, retry } = useMenu();
  // The form is many parts: drawn in one piece when the menu comes, it holds up a slow phone.
  const menu = useDeferredValue(started ? loaded : undefined);
  const { vegOnly } = useVegOnly();

  const sold = useMemo(() => {
    const entry = menu && menuEntry(menu, productId);
    return entry && { card: entry.card, form: formOf({ menu, product: entry.product, vegOnly, cheeseMax }) };
  }, [menu, productId, vegOnly, cheeseMax]);

  if (!menu)
    return started && error ? { kind: 'failed', error, retry, busy: isLoading } : { kind: 'loading' };
  if (!sold) return { kind: 'missing' };
  return { kind: 'ready', ...sold, line };
}
