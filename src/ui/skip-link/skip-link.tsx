import { uiWords } from '../words.ts';
import styles from './skip-link.module.css';

/** The first thing the Tab key meets: past the bars, to the page's own content. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a href={`#${targetId}`} className={styles.link}>
      {uiWords.skipToContent}
    </a>
  );
}
