import { memo, Suspense, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasBars, hasFooter } from '#src/config/quiet-routes.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { CartBar } from '#src/features/cart/cart-bar.tsx';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { usePreview } from '#src/features/documents/preview-context.tsx';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { PartBoundary } from '#registry/engine/late/part-boundary.tsx';
import { SkipLink } from '#src/ui/skip-link/skip-link.tsx';
import { Toaster } from '#src/ui/toaster/toaster.tsx';
import styles from './app.module.css';
import { AlertsBanner } from './chrome/alerts-banner.tsx';
import { Footer } from './chrome/footer.tsx';
import { BottomBar } from './chrome/navigation-bar.tsx';
import { OfflineNotice } from './chrome/offline-notice.tsx';
import { BareTopBar, FullTopBar } from './chrome/top-bars.tsx';
import { useNavigation } from './chrome/use-navigation.ts';
import { hearPress } from './early-presses.ts';
import { findScreen } from './find-screen.ts';
import { CustomisedDish, Install, Popup } from './frame-parts.tsx';
import { PageMetadata } from './page-metadata.tsx';
import { cookiesDisabled, leftMenu, previewRibbon } from './parts.ts';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';
import { ScreenRoute } from './screen-route.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { forgetFailedScreen, loadScreenAgain, notFoundScreen, screenView } from './screen-views.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { UpdatePrompt } from './update-prompt.tsx';
import { mainId, usePageChange } from './use-page-change.ts';
import { useWantedPlace } from './use-wanted-place.ts';

function NotFound() {
  const Screen = use(screenView(notFoundScreen));
  return <Screen title={appTexts.pageNotFound} />;
}

/**
 * Memoised, so that only a new address renders it again: when the router's context changes, React has to hydrate at once all parts of the
 * server-rendered page whose hydration it had deferred.
 */
const Screens = memo(function Screens() {
  const { pathname } = useLocation();
  const screen = findScreen(pathname);
  const shown = screen ?? notFoundScreen;
  return (
    <PartBoundary
      resetKey={pathname}
      load={() => loadScreenAgain(shown)}
      onNotLoaded={() => forgetFailedScreen(shown)}
      fallback={(state) => <ScreenNotLoaded {...state} />}
    >
      {/* A page change is a transition, in which an existing boundary shows the old page until the code is loaded. So each view has its own. */}
      <Suspense key={screen?.id ?? 'not-found'} fallback={<ScreenSkeleton />}>
        {screen ? <ScreenRoute screen={screen} /> : <NotFound />}
      </Suspense>
    </PartBoundary>
  );
});

// Elements that are the same in each render of the frame: React leaves them as they are.
const skipLink = <SkipLink targetId={mainId} />;
const pageItself = (
  <>
    <OfflineNotice />
    <AlertsBanner />
    <main id={mainId} tabIndex={-1} className={styles.main}>
      <Screens />
    </main>
    <Install />
  </>
);
const footer = <Footer />;
const afterBars = (
  <>
    <CustomisedDish />
    <Popup />
    <Overlay />
    <UpdatePrompt />
    <Toaster />
    <PageMetadata />
  </>
);

/** When the configuration disables cookies, the app does not need them. Nothing is said of them before the app has started. */
const lacksCookies = (state: RootState) =>
  selectStarted(state) && !selectConfig(state).disableCookies && !navigator.cookieEnabled;

/** The frame around every screen, and the screen that the address asks for. */
export function App() {
  const { pathname, key } = useLocation();
  const navigation = useNavigation();
  const isWithoutCookies = useAppSelector(lacksCookies);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const preview = usePreview();
  usePageChange();
  useWantedPlace();

  const openMenu = useCallback(() => {
    setMenuWanted(true);
    setMenuOpen(true);
  }, []);
  useEffect(() => setMenuOpen(false), [key]);

  const screen = findScreen(pathname);
  const bare = screen !== undefined && !hasBars(screen.id);
  const showsBottomBar = navigation !== null && !bare;

  if (isWithoutCookies) {
    return (
      <main>
        <cookiesDisabled.Part onRetry={startAfresh} />
      </main>
    );
  }

  return (
    <div className={styles.frame} onClickCapture={hearPress}>
      {skipLink}
      {preview && <previewRibbon.Part preview={preview} />}
      {bare ? (
        <BareTopBar title={screen.title} />
      ) : (
        <FullTopBar navigation={navigation} onMenu={openMenu} onMenuNear={leftMenu.prepare} />
      )}
      {pageItself}
      {!screen || hasFooter(screen.id) ? (
        footer
      ) : (
        // Back is a button: where no script runs, these links are the way on.
        <noscript>{footer}</noscript>
      )}
      {!bare && !screen?.ownBar && (
        <CartBar above={showsBottomBar ? 'bottom-bar' : 'edge'} hiddenWhenWide={screen?.id === 'menu'} />
      )}
      {showsBottomBar && <BottomBar document={navigation} />}
      {menuWanted && (
        <leftMenu.Part
          open={menuOpen}
          onOpenChange={setMenuOpen}
          onNotLoaded={(error) => {
            sayNotLoaded(error);
            setMenuWanted(false);
          }}
        />
      )}
      {afterBars}
    </div>
  );
}
