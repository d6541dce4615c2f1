import { useLocation } from 'react-router-dom';
import { infoSlugOf } from '#schemas/routes.ts';
import { AnalyticsConsent } from '#src/features/analytics/analytics-consent.tsx';
import { useInfoPage } from '#src/features/documents/api/get-info-page.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { NotFound } from '#src/features/error-pages/not-found.tsx';
import { LateVegOnlyNote } from '#src/features/menu/late-veg-only-note.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { formatDay } from '../format-day.ts';
import { infoWords as words } from '../info-words.ts';
import { Helpdesk } from './helpdesk.tsx';
import styles from './info-page.module.css';

/** Number of nodes in the server's HTML; large enough for complete long texts. */
const serverNodes = 200;

/** The page that says how to reach us. */
const helpSlug = 'help';

/** The page on which one says whether the app may count what is done with it. */
const privacySlug = 'privacy';

/** An information page: a heading and the widgets of its document (WID-19). */
export function InfoPage() {
  const { pathname } = useLocation();
  const { Nodes } = useDocumentPort();
  const slug = infoSlugOf(pathname) ?? 'tnc';
  const { data, error, isLoading, retry } = useInfoPage(slug);

  if (data === null) return <NotFound />;
  return (
    <Page width="narrow">
      {data ? (
        <article className={styles.article}>
          <header className={styles.head}>
            <h1>{data.heading}</h1>
            {data.updated && <p className={styles.updated}>{words.updated(formatDay(data.updated))}</p>}
          </header>
          {slug === helpSlug && <Helpdesk />}
          <Nodes document={data.document} initialCount={serverNodes} hiddenNote={<LateVegOnlyNote />} />
          {slug === privacySlug && <AnalyticsConsent />}
        </article>
      ) : error ? (
        <ErrorState title={words.failedTitle} text={words.failedText} onRetry={retry} busy={isLoading} />
      ) : (
        <SkeletonGroup>
          <Skeleton height="36px" width="60%" />
          <Skeleton shape="text" lines={4} />
          <Skeleton shape="text" lines={5} />
        </SkeletonGroup>
      )}
    </Page>
  );
}
