import { pathOf } from '#src/config/paths.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { storesTexts } from '#src/config/texts/stores.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { NotLoaded } from '#registry/engine/late/not-loaded.ts';
import { menuWords as words } from './menu-words.ts';

interface MenuFailedProps {
  /** Why it did not load: a refusal of the server, or NotLoaded. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/**
 * Shown where the menu would be when it did not load: try again, or choose another restaurant (ERR-08). Without a connection the menu of another
 * restaurant would not load either, so only the connection is named. When the code failed to load and not the menu, another restaurant is not
 * offered.
 */
export function MenuFailed({ error, onRetry, busy }: MenuFailedProps) {
  const isCode = error instanceof NotLoaded;
  const unconnected = isCode ? !navigator.onLine : refusalIn(error)?.kind === 'network';
  if (unconnected) {
    return <ErrorState title={appTexts.offline} text={words.offlineText} onRetry={onRetry} busy={busy} />;
  }
  if (isCode) {
    return (
      <ErrorState
        title={words.failedTitle}
        text={appTexts.crashText}
        onRetry={error.needsReload ? startAfresh : onRetry}
        busy={busy}
      />
    );
  }
  return (
    <ErrorState
      title={words.failedTitle}
      text={storesTexts.storeTrouble}
      onRetry={onRetry}
      busy={busy}
      action={<OtherStore />}
    />
  );
}

/** Leads to the selection of another restaurant. */
export function OtherStore() {
  return (
    <ButtonLink href={pathOf('locationSelection')} variant="quiet">
      {words.chooseStore}
    </ButtonLink>
  );
}
