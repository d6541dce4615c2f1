import { useLocation } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectAddressDetail, selectTempAddress } from '#src/features/place/place-slice.ts';
import { RecentChoices } from '#src/features/place/components/recent-choices.tsx';
import { useGoOn, useReturnPath } from '#src/features/place/use-go-on.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { addressWords as words } from '../addresses-words.ts';
import { useAddressOwner } from '../address-owner.ts';
import { AddressList } from './address-list.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';
import { GuestAddress } from './guest-address.tsx';
import { LoginLine } from './login-line.tsx';

interface AddressChoicePageProps {
  title: string;
  marksCurrent: boolean;
}

/** Choice of the delivery address: a saved address, a recent place or a new address. Continues to `redirectUrl`, else to the menu. */
export function AddressChoicePage({ title, marksCurrent }: AddressChoicePageProps) {
  const ready = usePlacesReady();
  const owner = useAddressOwner();
  const current = useAppSelector(selectAddressDetail);
  const goOn = useGoOn();
  const next = useReturnPath();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const currentId = marksCurrent && current && 'address_id' in current ? current.address_id : undefined;
  const hasAddress = useAppSelector(selectTempAddress) !== null;
  const addNew = (
    <ButtonLink
      variant={owner === null && !hasAddress ? 'primary' : 'secondary'}
      icon={<Icon name="plus" />}
      href={withQuery(pathOf('newAddress'), { redirectUrl: next })}
    >
      {words.addNew}
    </ButtonLink>
  );

  return (
    <Page>
      <h1>{title}</h1>
      {!ready && <AddressSkeleton />}
      {ready && owner === null && <GuestAddress returnTo={returnTo} addNew={addNew} onDelivered={goOn} />}
      {ready && owner !== null && (
        <Section title={words.saved}>
          <AddressList currentId={currentId} returnTo={returnTo} onDelivered={goOn} />
        </Section>
      )}
      {(owner !== null || hasAddress) && <div>{addNew}</div>}
      {ready && <RecentChoices orderType="D" onChosen={goOn} />}
      {ready && owner === null && <LoginLine returnTo={returnTo} />}
    </Page>
  );
}
