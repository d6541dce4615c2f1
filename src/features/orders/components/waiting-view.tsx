import { Picture } from '#src/ui/picture/picture.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import { thankYouWords as words } from '../thank-you-words.ts';
import styles from './status-view.module.css';

/** While nobody knows how the order went (ORD-01, ORD-07): what we wait for, and what the customer can do. */
export function WaitingView({ isPending }: { readonly isPending: boolean }) {
  return (
    <div className={styles.view}>
      <Picture id="scene-waiting" kind="scene" alt="" sizes="280px" className={styles.picture} />
      <div role="status" className={styles.words}>
        <Spinner />
        <h1 className={styles.title}>{isPending ? words.pendingTitle : words.waitingTitle}</h1>
        <p className={styles.text}>{isPending ? words.pendingText : words.waitingText}</p>
      </div>
    </div>
  );
}
