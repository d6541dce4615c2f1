import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { hasPopups } from '#src/config/quiet-routes.ts';
import { readDialog, withoutDialog } from '#src/features/cart/customise-target.ts';
import { usePreview } from '#src/features/documents/preview-context.tsx';
import { InstallOffer } from '#src/features/install/install-offer.tsx';
import { backTarget } from '#src/features/navigation/back-target.ts';
import { canGoBack } from '#src/features/navigation/can-go-back.ts';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { popupDismissed, selectPopup } from '#src/store/popup-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { BareTopBar } from './chrome/top-bars.tsx';
import { findScreen } from './find-screen.ts';
import { customiseDialog, popupDialog, previewRibbon } from './parts.ts';
import { useStartedPersistence } from './use-started-persistence.ts';
import { useWantedPlace } from './use-wanted-place.ts';

// Parts of the frame that read the state themselves, so that its change renders them alone and not the whole frame.

/** For an author who looks at a document before it is published. */
export function Preview() {
  const preview = usePreview();
  return preview && <previewRibbon.Part preview={preview} />;
}

/** The top bar of a step of an order. Its button leads back. */
export const StepTopBar = memo(function StepTopBar({ title }: { title: string }) {
  const navigate = useAppNavigate();
  return <BareTopBar title={title} onBack={() => leave(navigate)} />;
});

/** Offers to install the app, on pages that may show a popup. */
export function Install() {
  const { pathname } = useLocation();
  const persistence = useStartedPersistence();
  const screen = findScreen(pathname);
  return (
    persistence && (
      <InstallOffer shown={!screen || hasPopups(screen.id)} persistence={persistence} now={Date.now} />
    )
  );
}

/** The dialog of a dish, which the address asks for. */
export function CustomisedDish() {
  const { pathname, search } = useLocation();
  const navigate = useAppNavigate();
  const started = useAppSelector(selectStarted);
  const target = started ? readDialog(search) : null;
  return (
    target && (
      <customiseDialog.Part
        target={target}
        onNotLoaded={(error) => {
          sayNotLoaded(error);
          goBack(navigate, withoutDialog(pathname + search));
        }}
      />
    )
  );
}

/** The popup of a failure. */
export function Popup() {
  const dispatch = useAppDispatch();
  const popup = useAppSelector(selectPopup);
  return (
    popup && (
      <popupDialog.Part
        content={popup}
        onNotLoaded={(error) => {
          // Otherwise it is shown as soon as it can be.
          if (!error.needsReload) return;
          sayNotLoaded(error);
          dispatch(popupDismissed());
        }}
      />
    )
  );
}

/** Leads to the location selector when the chosen place no longer fits. Shows nothing itself. */
export function WantedPlace() {
  useWantedPlace();
  return null;
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
