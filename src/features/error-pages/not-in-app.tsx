import { pathOf } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorPage } from './error-page.tsx';
import { errorPageWords as words } from './error-page-words.ts';

interface NotInAppProps {
  /** What does the same there. */
  readonly href: string;
  readonly label: string;
}

/** The page of something that the app of a partner blocks, for who has its address (MIN-06). */
export function NotInApp({ href, label }: NotInAppProps) {
  return (
    <ErrorPage pictureId="scene-not-found" title={words.notInAppTitle} text={words.notInAppText}>
      <ButtonLink href={href}>{label}</ButtonLink>
      <ButtonLink href={pathOf('home')} variant="secondary">
        {words.home}
      </ButtonLink>
    </ErrorPage>
  );
}
