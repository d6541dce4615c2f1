import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { notice } from '#schemas/widgets/notice.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './view.module.css';

type Tone = PropsOf<typeof notice>['tone'];

const DEFAULT_ACTION = 'Read more';

const toneIcons: Readonly<Record<Tone, string>> = { info: 'info', good: 'success', warning: 'warning' };

/**
 * A message that is part of the page. Unlike the design system's own notice it has no status role, because nothing has just happened that
 * screen readers would have to announce.
 */
export function View({ props, title, link }: WidgetViewProps<PropsOf<typeof notice>>) {
  const { text, heading, tone, icon } = props;
  const Heading = title ? 'h3' : 'h2';
  return (
    <div className={styles.widget}>
      {title && <h2>{title}</h2>}
      <div className={classes(styles.notice, styles[tone])}>
        <span className={styles.icon}>
          <Icon name={icon ?? toneIcons[tone]} size={22} />
        </span>
        <div className={styles.words}>
          {heading && <Heading className={styles.heading}>{heading}</Heading>}
          <p>{text}</p>
          {link && (
            <AppLink to={link} className={styles.action}>
              {link.label ?? DEFAULT_ACTION}
            </AppLink>
          )}
        </div>
      </div>
    </div>
  );
}
