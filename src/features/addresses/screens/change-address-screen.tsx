import { addressWords as words } from '../addresses-words.ts';
import { AddressChoicePage } from '../components/address-choice-page.tsx';

/** Choice of another delivery address; the current one is marked (NAV-15). */
export function Screen() {
  return <AddressChoicePage title={words.changeTitle} marksCurrent />;
}
