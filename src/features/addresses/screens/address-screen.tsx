import { addressWords as words } from '../addresses-words.ts';
import { AddressChoicePage } from '../components/address-choice-page.tsx';

/** The delivery step of the cart (NAV-15). */
export function Screen() {
  return <AddressChoicePage title={words.listTitle} marksCurrent={false} />;
}
