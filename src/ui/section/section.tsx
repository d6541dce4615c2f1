import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { uiWords } from '../words.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** A line below the title. */
  subtitle?: string;
  /** Address of 'See all'. */
  seeAllHref?: string | undefined;
  seeAllLabel?: string;
  /** In place of 'See all', another control at the end of the title's line. */
  trailing?: ReactNode;
  level?: 1 | 2 | 3;
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { title, subtitle, seeAllHref, seeAllLabel = uiWords.seeAll, trailing, level = 2, children } = props;
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <div>
          <Heading id={titleId}>{title}</Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {trailing}
        {seeAllHref && (
          <Link href={seeAllHref} className={styles.seeAll}>
            {seeAllLabel}
            {/* The title makes several 'See all' links distinguishable for screen readers. */}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
