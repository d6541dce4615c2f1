import { useLocation } from 'react-router-dom';
import { hasPopups } from '#src/config/quiet-routes.ts';
import { readDialog, withoutDialog } from '#src/features/cart/customise-target.ts';
import { InstallOffer } from '#src/features/install/install-offer.tsx';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { popupDismissed, selectPopup } from '#src/store/popup-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { findScreen } from './find-screen.ts';
import { goBack } from './go-back.ts';
import { customiseDialog, popupDialog } from './parts.ts';
import { useStartedPersistence } from './use-started-persistence.ts';

// Parts of the frame that read the state themselves, so that its change renders them alone and not the whole frame.

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
