import { addressWords as words } from '../addresses-words.ts';
import { AddressChoicePage } from '../components/address-choice-page.tsx';

/** Another address for an order that has one: that one is marked (NAV-15). */
export function Screen() {
  return <AddressChoicePage title={words.changeTitle} marksCurrent />;
}
