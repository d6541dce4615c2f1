import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectFeature } from '#src/features/app-config/app-config-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/** The address of the screen that offers places in lists; null when the configuration does not enable it (EXP-26). */
export function useManualSelector(query: Readonly<Record<string, string | undefined>>): string | null {
  const isOffered = useAppSelector((state) => selectFeature(state, 'manual_locator', selectPartner(state)));
  return isOffered ? withQuery(pathOf('manualSelector'), query) : null;
}
