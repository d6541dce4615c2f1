import { latePart } from '#registry/engine/late/late-part.tsx';

// Parts of the frame that are loaded late, because few pages need them at once.

export const alertList = latePart(async () => (await import('./chrome/alert-list.tsx')).AlertList);

export const leftMenu = latePart(async () => (await import('./chrome/left-menu.tsx')).LeftMenu);

export const customiseDialog = latePart(
  async () => (await import('#src/features/customise/customise-dialog.tsx')).CustomiseDialog,
);

export const cookiesDisabled = latePart(
  async () => (await import('#src/features/error-pages/cookies-disabled.tsx')).CookiesDisabled,
);

export const previewRibbon = latePart(
  async () => (await import('./chrome/preview-ribbon.tsx')).PreviewRibbon,
);

export const updateDialog = latePart(async () => (await import('./chrome/update-dialog.tsx')).UpdateDialog);

/** Mostly shown when the connection is bad, so it is fetched before it is needed. */
export const popupDialog = latePart(async () => (await import('./chrome/popup-dialog.tsx')).PopupDialog);
