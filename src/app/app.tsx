import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { screens } from '#registry/screens.ts';
import { pathOf, quietScreens } from '#src/config/paths.ts';
import { CartBar } from '#src/features/cart/cart-bar.tsx';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { CookiesDisabled } from '#src/features/error-pages/cookies-disabled.tsx';
import { NotFound } from '#src/features/error-pages/not-found.tsx';
import { InstallCard } from '#src/features/install/install-card.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { BottomBar } from '#src/ui/bottom-bar/bottom-bar.tsx';
import { SkipLink } from '#src/ui/skip-link/skip-link.tsx';
import { Toaster } from '#src/ui/toaster/toaster.tsx';
import styles from './app.module.css';
import { AlertsBanner } from './chrome/alerts-banner.tsx';
import { Footer } from './chrome/footer.tsx';
import { OfflineNotice } from './chrome/offline-notice.tsx';
import { PreviewRibbon } from './chrome/preview-ribbon.tsx';
import { BareTopBar, FullTopBar } from './chrome/top-bars.tsx';
import { useNavItems } from './chrome/use-nav-items.ts';
import { chromeWords as words } from './chrome/words.ts';
import { findScreen } from './find-screen.ts';
import { PageMetadata } from './page-metadata.tsx';
import { usePersistence } from './persistence-context.ts';
import { ScreenRoute } from './screen-route.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useStarted } from './started-context.ts';
import { UpdatePrompt } from './update-prompt.tsx';
import { mainId, usePageChange } from './use-page-change.ts';

const loadLeftMenu = () => import('./chrome/left-menu.tsx');
const LeftMenu = lazy(async () => ({ default: (await loadLeftMenu()).LeftMenu }));
const PopupDialog = lazy(async () => ({ default: (await import('./chrome/popup-dialog.tsx')).PopupDialog }));

/** The frame around every screen, and the screen that the address asks for. */
export function App() {
  const { pathname, key } = useLocation();
  const navigate = useAppNavigate();
  const started = useStarted();
  const persistence = usePersistence();
  const items = useNavItems();
  const popup = useAppSelector(selectPopup);
  const { disableCookies } = useAppSelector(selectConfig);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  usePageChange();

  const openMenu = useCallback(() => {
    setMenuWanted(true);
    setMenuOpen(true);
  }, []);
  useEffect(() => setMenuOpen(false), [key]);

  const screen = findScreen(pathname);
  const quiet = screen && quietScreens[screen.id];
  const bare = screen?.chrome === 'bare';
  const showsBottomBar = items.length > 0 && quiet !== 'popups-and-bottom-bar';

  // An app that sets no cookies needs none.
  if (started && !disableCookies && !navigator.cookieEnabled) {
    return (
      <main>
        <CookiesDisabled onRetry={() => window.location.reload()} />
      </main>
    );
  }

  return (
    <div className={styles.frame}>
      <SkipLink targetId={mainId} />
      <PreviewRibbon />
      {bare ? (
        <BareTopBar title={screen.title} onBack={() => goBack(navigate)} />
      ) : (
        <FullTopBar items={items} onMenu={openMenu} onMenuNear={() => void loadLeftMenu()} />
      )}
      <AlertsBanner />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Routes>
            {screens.flatMap((each) =>
              each.paths.map((path) => (
                <Route key={path} path={path} element={<ScreenRoute screen={each} />} />
              )),
            )}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </main>
      {started && persistence && quiet === undefined && (
        <InstallCard persistence={persistence} now={Date.now} />
      )}
      <Footer />
      <CartBar above={showsBottomBar ? 'bottom-bar' : 'edge'} />
      {showsBottomBar && <BottomBar label={words.pages} items={items} />}
      <OfflineNotice />
      {menuWanted && (
        <Suspense fallback={null}>
          <LeftMenu open={menuOpen} onOpenChange={setMenuOpen} />
        </Suspense>
      )}
      {popup && (
        <Suspense fallback={null}>
          <PopupDialog content={popup} />
        </Suspense>
      )}
      <UpdatePrompt />
      <Toaster />
      <PageMetadata />
    </div>
  );
}

/** Back within the app; a page that was opened from outside has the home page behind it. */
function goBack(navigate: ReturnType<typeof useAppNavigate>) {
  const state = window.history.state as { idx?: number } | null;
  if (state?.idx) window.history.back();
  else navigate(pathOf('home'), { replace: true });
}
