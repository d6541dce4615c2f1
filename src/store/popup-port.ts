import type { UnknownAction } from 'redux';
import type { PopupPort } from '#src/request/ports.ts';
import { popupDismissed, popupRequested } from './popup-slice.ts';

/** Lets the request layer show popups without access to the store. */
export function createPopupPort(dispatch: (action: UnknownAction) => unknown): PopupPort {
  return {
    show: (content) => void dispatch(popupRequested(content)),
    hide: (kind) => void dispatch(popupDismissed(kind)),
  };
}
