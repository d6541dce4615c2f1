import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { uiWords } from '../words.ts';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'warning' | 'good' | 'bad';

const toneIcons: Record<NoticeTone, IconName> = {
  info: 'info',
  warning: 'warning',
  good: 'success',
  bad: 'error',
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** One action for the message. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
}

/** A message in the page. Screen readers announce problems at once, other messages when they pause. */
export function Notice({ tone = 'info', title, children, action, onDismiss }: NoticeProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={classes(styles.notice, styles[tone])}>
      <span className={styles.icon}>
        <Icon name={toneIcons[tone]} size={22} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && <IconButton icon="close" iconSize={20} label={uiWords.dismiss} onClick={onDismiss} />}
    </div>
  );
}
