import { memo, Suspense, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { hasBars, hasFooter, hasPopups } from '#src/config/quiet-routes.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { CartBar } from '#src/features/cart/cart-bar.tsx';
import { readDialog, withoutDialog } from '#src/features/cart/customise-target.ts';
import { usePreview } from '#src/features/documents/preview-context.tsx';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { InstallOffer } from '#src/features/install/install-offer.tsx';
import { backTarget } from '#src/features/navigation/back-target.ts';
import { canGoBack } from '#src/features/navigation/can-go-back.ts';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { popupDismissed, selectPopup } from '#src/store/popup-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
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
import { PageMetadata } from './page-metadata.tsx';
import { cookiesDisabled, customiseDialog, leftMenu, popupDialog, previewRibbon } from './parts.ts';
import { useStartedPersistence } from './use-started-persistence.ts';
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

/** The frame around every screen, and the screen that the address asks for. */
export function App() {
  const { pathname, search, key } = useLocation();
  const navigate = useAppNavigate();
  const dispatch = useAppDispatch();
  const started = useAppSelector(selectStarted);
  const persistence = useStartedPersistence();
  const navigation = useNavigation();
  const preview = usePreview();
  const popup = useAppSelector(selectPopup);
  const { disableCookies } = useAppSelector(selectConfig);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  usePageChange();
  useWantedPlace();

  const openMenu = useCallback(() => {
    setMenuWanted(true);
    setMenuOpen(true);
  }, []);
  useEffect(() => setMenuOpen(false), [key]);

  const screen = findScreen(pathname);
  const bare = screen !== undefined && !hasBars(screen.id);
  const customised = started ? readDialog(search) : null;
  const showsBottomBar = navigation !== null && !bare;

  // When the configuration disables cookies, the app does not need them.
  if (started && !disableCookies && !navigator.cookieEnabled) {
    return (
      <main>
        <cookiesDisabled.Part onRetry={startAfresh} />
      </main>
    );
  }

  return (
    <div className={styles.frame} onClickCapture={hearPress}>
      <SkipLink targetId={mainId} />
      {preview && <previewRibbon.Part preview={preview} />}
      {bare ? (
        <BareTopBar title={screen.title} onBack={() => leave(navigate)} />
      ) : (
        <FullTopBar navigation={navigation} onMenu={openMenu} onMenuNear={leftMenu.prepare} />
      )}
      <OfflineNotice />
      <AlertsBanner />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Screens />
      </main>
      {persistence && (
        <InstallOffer shown={!screen || hasPopups(screen.id)} persistence={persistence} now={Date.now} />
      )}
      {!screen || hasFooter(screen.id) ? (
        <Footer />
      ) : (
        // Back is a button: where no script runs, these links are the way on.
        <noscript>
          <Footer />
        </noscript>
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
      {customised && (
        <customiseDialog.Part
          target={customised}
          onNotLoaded={(error) => {
            sayNotLoaded(error);
            goBack(navigate, withoutDialog(pathname + search));
          }}
        />
      )}
      {popup && (
        <popupDialog.Part
          content={popup}
          onNotLoaded={(error) => {
            // Otherwise it is shown as soon as it can be.
            if (!error.needsReload) return;
            sayNotLoaded(error);
            dispatch(popupDismissed());
          }}
        />
      )}
      <Overlay />
      <UpdatePrompt />
      <Toaster />
      <PageMetadata />
    </div>
  );
}

/** The Back button of the top bar. */
function leave(navigate: ReturnType<typeof useAppNavigate>) {
  const target = backTarget();
  if (target === null) goBack(navigate, pathOf('home'));
  else navigate(target, { replace: true });
}

/** Goes back within the app, or to another page when the visit began on this one. */
function goBack(navigate: ReturnType<typeof useAppNavigate>, instead: string) {
  if (canGoBack()) window.history.back();
  else navigate(instead, { replace: true });
}
