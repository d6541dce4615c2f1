import { useLocation } from 'react-router-dom';
import { AddressList } from '#src/features/addresses/components/address-list.tsx';
import { useAddressOwner } from '#src/features/addresses/address-owner.ts';
import { useAddresses } from '#src/features/addresses/use-addresses.ts';
import { LoginLinks } from '#src/features/login/login-links.tsx';
import { selectAddressDetail } from '#src/features/place/place-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { Card } from '#src/ui/card/card.tsx';
import { ListLink } from '#src/ui/list-link/list-link.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { selectionWords as words } from '../selection-words.ts';

/** The saved addresses of a customer; for a guest, a link to the login. Nothing for a customer without saved addresses. */
export function SavedAddresses({ onChosen }: { onChosen: () => void }) {
  const owner = useAddressOwner();
  const { addresses } = useAddresses();
  const current = useAppSelector(selectAddressDetail);
  const { pathname, search } = useLocation();
  const here = pathname + search;

  if (owner === null) {
    return (
      <Card padding="small">
        <LoginLinks from="locationSelection">
          <ListLink
            href={withQuery(pathOf('login'), { redirectUrl: here })}
            icon="login"
            label={words.logIn}
            description={words.logInText}
          />
        </LoginLinks>
      </Card>
    );
  }
  if (addresses?.length === 0) return null;
  return (
    <Section title={words.saved}>
      <AddressList
        returnTo={here}
        currentId={current && 'address_id' in current ? current.address_id : undefined}
        onDelivered={onChosen}
      />
    </Section>
  );
}
