import { uiWords } from '../words.ts';
import styles from './skip-link.module.css';

/** The first element that the Tab key reaches: it skips the bars and leads to the page's own content. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a href={`#${targetId}`} className={styles.link}>
      {uiWords.skipToContent}
    </a>
  );
}
