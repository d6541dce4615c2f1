import type { Menu } from '#schemas/entities/menu.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { ProductRowCard } from '#src/features/catalog/components/product-card/product-row-card.tsx';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { menuEntries } from '#src/features/menu/menu-groups.ts';
import { MenuFailed } from '#src/features/menu/menu-failed.tsx';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { useListFocus } from '#src/ui/use-list-focus.ts';
import { FavouriteButton } from '../favourite-button.tsx';
import { FavouriteMarksProvider } from '../favourite-marks.tsx';
import { favouritesPageWords as words } from './favourites-page-words.ts';
import { useFavourites } from '../use-favourites.ts';
import styles from './favourites-screen.module.css';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';

/** Favourite products that are on the menu of the current store (MEN-24). */
export function Screen() {
  return (
    <Page>
      <Section title={words.title} level={1}>
        <FavouriteMarksProvider>
          <Favourites />
        </FavouriteMarksProvider>
      </Section>
    </Page>
  );
}

function Favourites() {
  const { productIds } = useFavourites();
  const list = useListFocus(productIds.length);
  return (
    <div {...list}>
      <FavouriteList />
    </div>
  );
}

function FavouriteList() {
  const favourites = useFavourites();
  const { menu, error: menuError, isLoading: menuIsLoading, retry: retryMenu } = useMenu();

  if (favourites.error) {
    return (
      <ErrorState
        title={words.failedTitle}
        text={words.failedText}
        onRetry={favourites.retry}
        busy={favourites.isLoading}
        action={toMenu('quiet')}
      />
    );
  }
  if (favourites.isLoading) return <FavouritesSkeleton />;
  if (favourites.productIds.length === 0) {
    return (
      <EmptyState
        pictureId="scene-empty"
        title={words.emptyTitle}
        text={words.emptyText}
        action={toMenu('primary')}
      />
    );
  }
  if (!menu) {
    return menuError ? (
      <MenuFailed error={menuError} onRetry={retryMenu} busy={menuIsLoading} />
    ) : (
      <FavouritesSkeleton />
    );
  }
  return <Sold menu={menu} productIds={favourites.productIds} />;
}

function Sold({ menu, productIds }: { menu: Menu; productIds: readonly string[] }) {
  const entries = menuEntries(menu);
  const cards = soldOutLast(productIds.flatMap((id) => entries.get(id)?.card ?? []));
  const missing = productIds.length - cards.length;
  if (cards.length === 0) {
    return (
      <EmptyState
        pictureId="scene-no-results"
        title={words.noneSoldTitle}
        text={words.noneSoldText}
        action={toMenu('primary')}
      />
    );
  }
  return (
    <div className={styles.favourites}>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.productId}>
            <ProductRowCard product={card} to={linkTo(card)}>
              <FavouriteButton productId={card.productId} name={card.name} />
            </ProductRowCard>
          </li>
        ))}
      </ul>
      {missing > 0 && <Notice>{words.notSoldHere(missing)}</Notice>}
    </div>
  );
}

function linkTo({ productId, customisable, available }: MenuCard) {
  const href = withQuery(pathOf('customise'), { productId });
  return customisable && available ? { href, external: false } : null;
}

function toMenu(variant: 'primary' | 'quiet') {
  return (
    <ButtonLink href={pathOf('menu')} variant={variant}>
      {words.browse}
    </ButtonLink>
  );
}
