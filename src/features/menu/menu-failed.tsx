import { useSWRConfig } from 'swr';
import { pathOf } from '#src/config/paths.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { isRequestError } from '#src/request/request-error.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { NotLoaded } from '#src/ui/late-part/not-loaded.ts';
import { menuKey } from './menu-request.ts';
import { menuWords as words } from './menu-words.ts';
import { useMenuSource } from './use-menu.ts';

interface MenuFailedProps {
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/**
 * In the place of what needs a menu that did not come: try again, or do as it says (ERR-08). Where nothing came over the line, another
 * restaurant would not come either, so it speaks of the connection alone. Where it is not the menu but the code that shows it, the server may
 * have a newer build: the page starts afresh, as one whose code did not load.
 */
export function MenuFailed({ onRetry, busy }: MenuFailedProps) {
  const { cache } = useSWRConfig();
  const known = cache.get(menuKey(useMenuSource()));
  const error: unknown = known?.data === undefined ? known?.error : undefined;
  const isCode = error === undefined || error instanceof NotLoaded;
  const unconnected = isCode ? !navigator.onLine : isRequestError(error, 'network');
  if (unconnected) {
    return <ErrorState title={appTexts.offline} text={words.offlineText} onRetry={onRetry} busy={busy} />;
  }
  if (isCode) {
    return (
      <ErrorState
        title={appTexts.crashTitle}
        text={appTexts.crashText}
        retryLabel={appTexts.crashButton}
        onRetry={startAfresh}
      />
    );
  }
  return (
    <ErrorState
      title={words.failedTitle}
      text={locationTexts.storeTrouble}
      onRetry={onRetry}
      busy={busy}
      action={<OtherStore />}
    />
  );
}

/** The way to a restaurant that has what this one has not. */
export function OtherStore() {
  return (
    <ButtonLink href={pathOf('locationSelection')} variant="quiet">
      {words.chooseStore}
    </ButtonLink>
  );
}
