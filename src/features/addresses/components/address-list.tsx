import { useState } from 'react';
import type { SavedAddress } from '#schemas/entities/address.ts';
import type { FoundStore } from '#schemas/entities/store.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { useChoosing } from '#src/features/place/use-choosing.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { deliverTo } from '../address-choice.ts';
import { firstLine } from '../address-lines.ts';
import { addressWords as words } from '../addresses-words.ts';
import { useAddresses } from '../use-addresses.ts';
import { AddressCard } from './address-card.tsx';
import styles from './address-list.module.css';
import { AddressSkeleton } from './address-skeleton.tsx';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';

interface AddressListProps {
  /** Id of the address of the current order, which is marked. */
  currentId?: string | undefined;
  /** Path of the page that shows the list; the edit form returns there. */
  returnTo: string;
  /** Called when an address was chosen for the order. Without it addresses can only be edited and deleted, as on the profile. */
  onDelivered?: (store: FoundStore) => void;
}

/** The saved addresses of a logged-in customer. Deleting one removes the focused button, so the focus moves to the list. */
export function AddressList(props: AddressListProps) {
  return (
    <div tabIndex={-1}>
      <Addresses {...props} />
    </div>
  );
}

function Addresses({ currentId, returnTo, onDelivered }: AddressListProps) {
  const { addresses, error, isLoading, isRetrying, retry } = useAddresses();
  const { choose, busyKey, refusal } = useChoosing((store) => onDelivered?.(store));
  const [deleting, setDeleting] = useState<SavedAddress | null>(null);

  if (error !== undefined) {
    return (
      <ErrorState
        title={addressesTexts.loadFailed}
        text={words.failedText}
        onRetry={retry}
        busy={isLoading || isRetrying}
      />
    );
  }
  if (!addresses) return <AddressSkeleton chooses={onDelivered !== undefined} />;
  if (addresses.length === 0)
    return <EmptyState pictureId="scene-no-address" title={words.emptyTitle} text={words.emptyText} />;

  return (
    <>
      <ul className={styles.list}>
        {addresses.map((address) => {
          const { address_id: id } = address;
          const name = <VisuallyHidden>: {firstLine(address)}</VisuallyHidden>;
          return (
            <li key={id}>
              <AddressCard
                address={address}
                isCurrent={id === currentId}
                refusal={refusal?.key === id ? refusal.text : undefined}
              >
                {onDelivered && (
                  <Button
                    size="small"
                    variant={id === currentId ? 'secondary' : 'primary'}
                    busy={busyKey === id}
                    onClick={() => choose(id, deliverTo(address, { from: 'selector' }))}
                  >
                    {words.deliverHere}
                    {name}
                  </Button>
                )}
                <ButtonLink
                  size="small"
                  variant="quiet"
                  href={withQuery(pathOf('newAddress'), { addressEdit: id, redirectUrl: returnTo })}
                >
                  {words.edit}
                  {name}
                </ButtonLink>
                <Button size="small" variant="quiet" onClick={() => setDeleting(address)}>
                  {words.delete}
                  {name}
                </Button>
              </AddressCard>
            </li>
          );
        })}
      </ul>
      {deleting && <DeleteAddressDialog address={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
