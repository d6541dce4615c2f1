import { pathOf } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useHasWallet } from '#src/features/wallet/use-has-wallet.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { useSitemap } from '../api/get-sitemap.ts';
import { infoWords as words } from '../info-words.ts';
import styles from './sitemap-screen.module.css';

/** Every page that a link can open, as the server lists them (INF-02). */
export function Screen() {
  return (
    <Page>
      <h1>{words.sitemapTitle}</h1>
      <Sections />
    </Page>
  );
}

function Sections() {
  const { data: sections, error, isLoading, retry } = useSitemap();
  const hasWallet = useHasWallet();
  // The server does not know the build of the app that asks.
  const isShown = ({ path }: { readonly path: string }) => hasWallet || path !== pathOf('wallet');
  if (!sections) {
    return error ? (
      <ErrorState title={words.failedTitle} text={words.failedText} onRetry={retry} busy={isLoading} />
    ) : (
      <SkeletonGroup>
        <Skeleton height="28px" width="40%" />
        <Skeleton shape="text" lines={5} />
        <Skeleton height="28px" width="40%" />
        <Skeleton shape="text" lines={5} />
      </SkeletonGroup>
    );
  }
  if (sections.length === 0) {
    return (
      <EmptyState
        pictureId="scene-empty"
        title={words.sitemapEmpty}
        text={words.sitemapEmptyText}
        action={<ButtonLink href={pathOf('home')}>{words.toHome}</ButtonLink>}
      />
    );
  }
  return sections.map(({ name, links }) => (
    <Section key={name} title={name}>
      <ul className={styles.links}>
        {links.filter(isShown).map(({ name: label, path }) => (
          <li key={path}>
            <AppLink to={path} className={styles.link}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
