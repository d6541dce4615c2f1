import { brand } from '#src/config/brand.ts';
import { useLanding } from '#src/features/documents/use-landing.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { LateVegOnlyNote } from '#src/features/menu/late-veg-only-note.tsx';
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

  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1>
          {brand.name}: {brand.tagline}
        </h1>
      </VisuallyHidden>
      {data ? (
        <Nodes document={data.document} initialCount={homeServerNodes} hiddenNote={<LateVegOnlyNote />} />
      ) : error ? (
        <ErrorState title={words.failedTitle} text={words.failedText} onRetry={retry} busy={isLoading} />
      ) : (
        <HomeSkeleton />
      )}
    </div>
  );
}
