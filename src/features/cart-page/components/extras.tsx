import type { ShownCart } from '../use-cart-view.ts';
import { ContactCard } from './contact-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { OffersSkeleton } from './extras-skeleton.tsx';
import { Offers } from './offers.tsx';
import { Upsell } from './upsell.tsx';

interface ExtrasProps {
  readonly shown: ShownCart;
  /** How often the customer was asked to fill in who receives the order. */
  readonly asked: number;
  /** Who receives the order is asked once it is known where it goes. */
  readonly isPlaceKnown: boolean;
}

/** What can be added to the order below its lines. */
export function Extras({ shown: { cart, lines, isComing }, asked, isPlaceKnown }: ExtrasProps) {
  return (
    <>
      <Upsell cart={cart} isComing={isComing && lines.length > 0} />
      {lines.length > 0 && (cart ? <Offers cart={cart} /> : isComing && <OffersSkeleton />)}
      {isPlaceKnown && <ContactCard asked={asked} />}
      <NotesCard />
    </>
  );
}
