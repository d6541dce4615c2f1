import { useState } from 'react';
import { webViewAddress } from '#schemas/rules/web-view.ts';
import { pathOf } from '#src/config/paths.ts';
import { selectWebViewHosts } from '#src/features/app-config/info-config.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { infoWords as words } from '../info-words.ts';
import styles from './web-content.module.css';

/** What stands at the address of a link, of an allowed host alone (INF-07). Anybody can write such a link. */
export function WebContent({ asked }: { asked: string }) {
  const hosts = useAppSelector(selectWebViewHosts);
  const address = webViewAddress(asked, hosts);
  return (
    <Page>
      {address === null ? (
        <Section title={words.webTitle} level={1}>
          <EmptyState
            pictureId="scene-no-results"
            title={words.webNone}
            text={words.webNoneText}
            action={<ButtonLink href={pathOf('notification')}>{words.webNotices}</ButtonLink>}
          />
        </Section>
      ) : (
        // A page of its own for each address: the state of the one before says nothing about it.
        <Framed key={address} address={address} />
      )}
    </Page>
  );
}

function Framed({ address }: { address: string }) {
  const started = useAppSelector(selectStarted);
  const [isLoaded, setIsLoaded] = useState(false);
  const { host } = new URL(address);
  return (
    <Section
      title={words.webTitle}
      subtitle={host}
      level={1}
      trailing={
        // Its site may refuse to be shown inside another.
        <ButtonLink href={address} target="_blank" rel="noopener" variant="secondary" size="small">
          {words.webOpen}
        </ButtonLink>
      }
    >
      <div className={styles.place}>
        {!isLoaded && (
          <div className={styles.waiting}>
            <SkeletonGroup>
              <Skeleton height="200px" />
              <Skeleton shape="text" lines={6} />
            </SkeletonGroup>
          </div>
        )}
        {/* Not in the server's page: it could have loaded before anybody listens. */}
        {started && (
          <iframe
            title={words.webFrame(host)}
            src={address}
            className={styles.frame}
            // Of an allowed host; it may not lead our own page away.
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin"
            onLoad={() => setIsLoaded(true)}
          />
        )}
      </div>
    </Section>
  );
}
