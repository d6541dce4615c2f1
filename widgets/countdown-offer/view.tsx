import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { countdownOffer } from '#schemas/widgets/countdown-offer.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { ApplyButton } from '#src/features/offers/components/apply-button.tsx';
import { coverClass } from '#src/ui/cover/cover.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { endText, leftText } from './minutes-left.ts';
import { useMinutesLeft } from './use-minutes-left.ts';
import styles from './view.module.css';

/** In the last minutes screen readers announce each change; before, that would be a nuisance. */
const LAST_MINUTES = 10;

export function View({ props, title, link, priority }: WidgetViewProps<PropsOf<typeof countdownOffer>>) {
  const { heading, text, code, endsAt, picture } = props;
  const left = useMinutesLeft(endsAt);
  if (left === 0) return null;

  const Heading = title === undefined ? 'h2' : 'h3';
  const offer = (
    <div className={styles.offer}>
      {picture && (
        <Picture
          id={picture}
          kind="product"
          alt=""
          sizes="112px"
          priority={priority}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <Heading className={styles.heading}>
          <AppLink to={link} className={coverClass(styles.link)}>
            {heading}
          </AppLink>
        </Heading>
        {text && <p>{text}</p>}
        {code && (
          <div className={styles.coupon}>
            <p className={styles.code}>
              <VisuallyHidden>Code </VisuallyHidden>
              {code}
            </p>
            <ApplyButton code={code} className={styles.apply} />
          </div>
        )}
        <p className={styles.time}>
          <Icon name="clock" size={16} />
          <span
            role="timer"
            aria-atomic="true"
            aria-live={left !== null && left <= LAST_MINUTES ? 'polite' : 'off'}
          >
            {left === null ? endText(endsAt) : leftText(endsAt, left)}
          </span>
        </p>
      </div>
    </div>
  );
  return (
    <div className={styles.root}>
      {title === undefined ? offer : <Section title={title}>{offer}</Section>}
    </div>
  );
}
