import { useLocation, useSearchParams } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { selectTempAddress } from '#src/features/place/place-slice.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { tempAddressId } from '../address-choice.ts';
import { contactOf } from '../address-contact.ts';
import { emptyAddress, valuesOf } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import { AddressEditor } from '../components/address-editor.tsx';
import { AddressFormSkeleton } from '../components/address-form-skeleton.tsx';
import { LoginLine } from '../components/login-line.tsx';
import { useAddressOwner } from '../address-owner.ts';
import { useAddresses } from '../use-addresses.ts';

/** A saved address in the form (LOC-13). */
function SavedAddressEditor({ addressId }: { addressId: string }) {
  const { addresses, error, isLoading, isRetrying, retry } = useAddresses();
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
  if (!addresses) return <AddressFormSkeleton />;
  const address = addresses.find(({ address_id }) => address_id === addressId);
  if (!address) {
    return (
      <EmptyState
        pictureId="scene-no-address"
        title={addressesTexts.notFound}
        action={<ButtonLink href={pathOf('address')}>{words.backToList}</ButtonLink>}
      />
    );
  }
  return <AddressEditor addressId={addressId} values={valuesOf(address)} isNew={false} />;
}

/** Editor for a new address, or for the unsaved address of the current order. A guest's address is saved if the guest has logged in since. */
function UnsavedAddressEditor({ changesTemp }: { changesTemp: boolean }) {
  const session = useAppSelector(selectSession);
  const tempAddress = useAppSelector(selectTempAddress);
  const edited = changesTemp ? tempAddress : null;
  return (
    <AddressEditor
      addressId={null}
      values={edited ? valuesOf(edited) : { ...emptyAddress, ...contactOf(session) }}
      isNew={edited === null}
      corrects={edited ?? undefined}
    />
  );
}

/** The form of an address (NAV-16): a new one, or with `addressEdit` an existing one. */
export function Screen() {
  const ready = usePlacesReady();
  const owner = useAddressOwner();
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const edited = query.get('addressEdit');
  const changesTemp = edited === tempAddressId;
  // Guests have no saved addresses. A customer who was logged out meanwhile gets the form of a new address.
  const savedId = owner === null || changesTemp ? null : edited;

  if (!ready) {
    return (
      <Page width="narrow">
        <h1>
          <VisuallyHidden>{edited === null ? words.newTitle : words.editTitle}</VisuallyHidden>
        </h1>
        <AddressFormSkeleton />
      </Page>
    );
  }
  return (
    <Page width="narrow">
      {savedId !== null ? (
        <SavedAddressEditor key={savedId} addressId={savedId} />
      ) : (
        <UnsavedAddressEditor key={owner} changesTemp={changesTemp} />
      )}
      {owner === null && <LoginLine returnTo={pathname + search} />}
    </Page>
  );
}
