import { brand } from '#src/config/brand.ts';
import { useLanding } from '#src/features/documents/use-landing.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { LateVegOnlyNote } from '#src/features/menu/late-veg-only-note.tsx';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { HomeSkeleton } from '../home-skeleton.tsx';
import { homeServerNodes } from '../home-server-nodes.ts';
import { homeWords as words } from '../home-words.ts';
import styles from './home-screen.module.css';

/** The page that the landing document describes. */
export function Screen() {
  const { Nodes } = useDocumentPort();
  const { data, error, isLoading, retry } = useLanding();
  // The page from the server knows nothing of the customer, for whom there may be nodes.
  const isStarted = useAppSelector(selectStarted);

  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1>
          {brand.name}: {brand.tagline}
        </h1>
      </VisuallyHidden>
      {data?.document.readable ? (
        <Nodes document={data.document} initialCount={homeServerNodes} hiddenNote={<LateVegOnlyNote />} />
      ) : error ? (
        <ErrorState title={words.failedTitle} text={words.failedText} onRetry={retry} busy={isLoading} />
      ) : data && isStarted && !isLoading ? (
        <EmptyState
          pictureId="scene-empty"
          title={words.emptyTitle}
          text={words.emptyText}
          action={<ButtonLink href="/menu">{words.toMenu}</ButtonLink>}
        />
      ) : (
        <HomeSkeleton />
      )}
    </div>
  );
}
