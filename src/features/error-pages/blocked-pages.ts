import type { BlockableName } from '#schemas/blocked-features.ts';
import type { RouteId } from '#schemas/routes.ts';
import { errorPageWords as words } from './error-page-words.ts';

interface BlockedPage {
  /** The page that is blocked with the feature. */
  readonly page: RouteId;
  /** What does the same in the app of the partner. */
  readonly wayOn: RouteId;
  readonly label: string;
}

/** MIN-06. What can be blocked in the app of a partner and has a page of its own. Any other thing that can be blocked is a part of a page, and is left out there. */
export const blockedPages = {
  manual_locator: { page: 'manualSelector', wayOn: 'locationSelection', label: words.otherPlaces },
  UPI_WALLET: { page: 'upiForm', wayOn: 'paymentType', label: words.otherWaysToPay },
  PAYTM_WALLET: { page: 'paytmForm', wayOn: 'paymentType', label: words.otherWaysToPay },
  PIGGYBANK: { page: 'wallet', wayOn: 'menu', label: words.menu },
} as const satisfies Partial<Record<BlockableName, BlockedPage>>;

export type FeatureWithPage = keyof typeof blockedPages;
