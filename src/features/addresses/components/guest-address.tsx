import type { ReactNode } from 'react';
import type { FoundStore } from '#schemas/entities/store.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectTempAddress } from '#src/features/place/place-slice.ts';
import { useChoosing } from '#src/features/place/use-choosing.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { deliverTo, tempAddressId } from '../address-choice.ts';
import { addressWords as words } from '../addresses-words.ts';
import { AddressCard } from './address-card.tsx';

interface GuestAddressProps {
  returnTo: string;
  /** Link to the form, for a guest without an address. */
  addNew: ReactNode;
  onDelivered: (store: FoundStore) => void;
}

/** The only address that a guest has: that of the current order (LOC-39). */
export function GuestAddress({ returnTo, addNew, onDelivered }: GuestAddressProps) {
  const address = useAppSelector(selectTempAddress);
  const { choose, busyKey, refusal } = useChoosing(onDelivered);
  if (!address)
    return (
      <EmptyState
        pictureId="scene-no-address"
        title={words.guestTitle}
        text={words.guestText}
        action={addNew}
      />
    );

  return (
    <Section title={words.temporary}>
      <AddressCard address={address} refusal={refusal?.text}>
        <Button
          size="small"
          busy={busyKey !== null}
          onClick={() => choose(tempAddressId, deliverTo(address, { from: 'selector' }))}
        >
          {words.deliverHere}
        </Button>
        <ButtonLink
          size="small"
          variant="quiet"
          href={withQuery(pathOf('newAddress'), { addressEdit: tempAddressId, redirectUrl: returnTo })}
        >
          {words.edit}
        </ButtonLink>
      </AddressCard>
    </Section>
  );
}
