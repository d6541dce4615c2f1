import { pathOf, withQuery } from '#src/config/paths.ts';
import { IfWallet } from '#src/features/wallet/components/if-wallet.tsx';
import { ListLink } from '#src/ui/list-link/list-link.tsx';
import { profileWords as words } from '../profile-words.ts';

/** The other screens of the customer (ROL-08). */
export function ProfileLinks() {
  return (
    <nav aria-label={words.more}>
      <ListLink
        href={pathOf('orderHistory')}
        icon="orders"
        label={words.orders}
        description={words.ordersText}
      />
      <ListLink
        href={withQuery(pathOf('address'), { redirectUrl: pathOf('profile') })}
        icon="location"
        label={words.addresses}
        description={words.addressesText}
      />
      <IfWallet>
        {(points) => (
          <ListLink
            href={pathOf('wallet')}
            icon="wallet"
            label={words.wallet}
            description={points ?? words.walletText}
          />
        )}
      </IfWallet>
      <ListLink
        href={pathOf('favourites')}
        icon="heart"
        label={words.favourites}
        description={words.favouritesText}
      />
    </nav>
  );
}
