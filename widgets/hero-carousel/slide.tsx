import type { PropsOf } from '#schemas/contract.ts';
import type { ResolvedLink } from '#schemas/engine/prepared.ts';
import type { heroCarousel } from '#schemas/widgets/hero-carousel.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import { washProps } from '#src/ui/wash/wash.ts';
import styles from './view.module.css';

const DEFAULT_CALL = 'Order now';

interface SlideProps {
  slide: PropsOf<typeof heroCarousel>['slides'][number];
  to: ResolvedLink | null;
  priority: boolean;
}

/** A large picture that fades into the slide's wash, and text on the wash. A tap anywhere on the slide follows the link of its button. */
export function Slide({ slide, to, priority }: SlideProps) {
  return (
    <div {...washProps(slide.wash, { withPicture: true, className: styles.slide })}>
      <Picture
        id={slide.picture}
        kind="banner"
        alt={slide.alt}
        sizes={`${fromTablet} 880px, 86vw`}
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={styles.heading}>{slide.heading}</h2>
        {slide.text && <p className={styles.text}>{slide.text}</p>}
        {to && (
          <AppLink to={to} className={buttonClass({ variant: 'primary' }, styles.go)}>
            {to.label ?? DEFAULT_CALL}
          </AppLink>
        )}
      </div>
    </div>
  );
}
