import type { LandingSlot } from '#schemas/documents/landing.ts';
import { pathOf } from '#src/config/paths.ts';
import { Slot } from '#src/features/documents/slot.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { ErrorPage } from '../error-page.tsx';
import { errorPageWords as words } from '../error-page-words.ts';
import styles from './coming-next-screen.module.css';

interface ComingNextProps {
  title: string;
  /** Name of the slot above the text, which the landing document fills. */
  slot?: LandingSlot | undefined;
}

/** The page of a screen that is announced and not available yet, with the widgets of its slot. */
export function Screen({ title, slot }: ComingNextProps) {
  return (
    <>
      {slot !== undefined && (
        <div className={styles.slot}>
          <Slot name={slot} />
        </div>
      )}
      <ErrorPage
        pictureId="scene-coming-next"
        eyebrow={words.comingEyebrow}
        title={title}
        text={words.comingText(title)}
      >
        <ButtonLink href={pathOf('menu')}>{words.menu}</ButtonLink>
        <ButtonLink href={pathOf('home')} variant="secondary">
          {words.home}
        </ButtonLink>
      </ErrorPage>
    </>
  );
}
