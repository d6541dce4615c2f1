import { useCallback, useEffect, useState } from 'react';
import type { LandingSlot } from '#schemas/documents/landing.ts';
import { pathOf } from '#src/config/paths.ts';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { FavouriteMarksProvider } from '#src/features/favourites/favourite-marks.tsx';
import { ledHome, selectStoreId, selectStoreIsMissing } from '#src/features/order-type/location-slice.ts';
import { MenuFailed } from '#src/features/menu/menu-failed.tsx';
import { menuWords as words } from '#src/features/menu/menu-words.ts';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useWide } from '#src/ui/use-wide.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { toGroup } from '../arrival.ts';
import { CategoryBar } from '../components/category-bar.tsx';
import { MenuList } from '../components/menu-list.tsx';
import { MenuSkeleton } from '../components/menu-skeleton.tsx';
import { MenuTools } from '../components/menu-tools.tsx';
import { useMenuSearch } from '../use-menu-search.ts';
import { useMenuView } from '../use-menu-view.ts';
import { useOpenedGroup } from '../use-opened-group.ts';
import { usePlaceBeforeSearch } from '../use-place-before-search.ts';
import styles from './menu-screen.module.css';

// Loaded late, because the first screens do not need them.
const placeSlot = latePart(async () => (await import('#src/features/documents/slot.tsx')).Slot);
const menuResults = latePart(async () => (await import('../components/menu-results.tsx')).MenuResults);
const noDishes = latePart(async () => (await import('../components/no-dishes.tsx')).NoDishes);
const sideCart = latePart(async () => (await import('../components/side-cart.tsx')).SideCart);
const cartFaults = latePart(async () => (await import('../components/cart-faults.tsx')).CartFaults);
const groupJump = latePart(async () => (await import('../components/group-jump.tsx')).GroupJump);
/** Few addresses ask for a dish. */
const askedDish = latePart(async () => (await import('../components/asked-dish.tsx')).AskedDish);
const orderAgainCard = latePart(
  async () => (await import('../components/order-again-card.tsx')).OrderAgainCard,
);

/** The menu of the chosen store. Without a store it navigates to the home page, where the customer continues with the page's store (MEN-03). */
export function Screen({ slot }: { slot?: LandingSlot | undefined }) {
  const storeId = useAppSelector(selectStoreId);
  const storeIsMissing = useAppSelector(selectStoreIsMissing);
  const navigate = useAppNavigate();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!storeIsMissing) return;
    navigate(pathOf('home'), { replace: true });
    // Only when this screen unmounts: earlier, it would request a menu.
    return () => void dispatch(ledHome());
  }, [storeIsMissing, navigate, dispatch]);
  if (storeIsMissing) return <MenuSkeleton />;
  return (
    <FavouriteMarksProvider>
      <MenuPage key={storeId} slot={slot} />
    </FavouriteMarksProvider>
  );
}

function MenuPage({ slot }: { slot: LandingSlot | undefined }) {
  const navigate = useAppNavigate();
  const isWide = useWide();
  const started = useAppSelector(selectStarted);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasCart = useAppSelector((state) => selectCount(state) > 0);
  const search = useMenuSearch();
  const veg = useVegOnly();
  const view = useMenuView({ vegOnly: veg.vegOnly, search: search.text });
  const { groups, results, isFiltering } = view;
  const isSearching = results !== null;
  // Before the hook that goes to what an address asks for, which has the last word.
  const keepPlace = usePlaceBeforeSearch(isSearching);
  const { opened, target, positions } = useOpenedGroup({ groups, isSearching, isFiltering });
  const [groupsShown, setGroupsShown] = useState(!isSearching);
  if (!isSearching && !groupsShown) setGroupsShown(true);
  const { menuHeader } = useAppSelector(selectVariants);
  const hasGroups = groups !== undefined && groups.length > 0;

  const setText = (text: string) => {
    keepPlace(search.text);
    search.setText(text);
  };
  const open = useCallback(
    (path: string) => navigate(path, { replace: true, keepScroll: true, state: toGroup }),
    [navigate],
  );

  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{opened?.name ?? words.title}</h1>
      </VisuallyHidden>
      {hasGroups && <CategoryBar groups={groups} header={menuHeader} onOpen={open} />}
      {!groups && (
        <div className={styles.categories}>
          <Skeleton height="var(--touch)" />
        </div>
      )}
      <div className={styles.middle}>
        <div className={styles.tools}>
          <MenuTools search={{ ...search, setText }} veg={veg} />
          <VisuallyHidden>
            <span role="status">{view.heading}</span>
          </VisuallyHidden>
          {started && isLoggedIn && <orderAgainCard.Part />}
          {started && hasCart && <cartFaults.Part />}
          {slot !== undefined && <placeSlot.Part name={slot} />}
        </div>
        <div className={styles.menu}>
          {/* Hidden and not removed while results are shown: neither the first letter nor clearing the field renders the whole menu. */}
          {hasGroups && groupsShown && (
            <div hidden={isSearching}>
              <MenuList groups={groups} opened={opened} productId={target.productId} />
            </div>
          )}
          {isSearching && results ? (
            <menuResults.Part
              loading={<MenuSkeleton />}
              failed={({ again, busy, error }) => <MenuFailed error={error} onRetry={again} busy={busy} />}
              found={results}
              heading={view.heading}
              text={view.searched}
              vegOnly={veg.vegOnly}
              onShowAll={() => veg.choose(false)}
              onSearch={search.setText}
            />
          ) : !isSearching && hasGroups ? null : view.error ? null : isSearching || !groups ? (
            <MenuSkeleton />
          ) : (
            <noDishes.Part onShowAll={() => veg.choose(false)} />
          )}
          {started && groups && !isSearching && target.productId !== undefined && (
            <askedDish.Part
              groups={groups}
              productId={target.productId}
              positions={positions}
              category={opened?.name}
              vegOnly={veg.vegOnly}
              onShowAll={() => veg.choose(false)}
            />
          )}
          {/* Below the dishes of the preview, which can be ordered all the same. */}
          {view.error ? <MenuFailed error={view.error} onRetry={view.retry} busy={view.isLoading} /> : null}
        </div>
      </div>
      {started && hasGroups && !isSearching && <groupJump.Part groups={groups} onOpen={open} />}
      <aside className={styles.cart}>{started && isWide && <sideCart.Part />}</aside>
    </div>
  );
}
