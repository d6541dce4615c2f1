import { memo } from 'react';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import styles from './navigation-bar.module.css';
import { chromeWords as words } from './chrome-words.ts';

interface NavigationBarProps {
  readonly document: PreparedDocument;
  /** Said to the items as `data-bar`: within reach of the thumb, an icon over a word; at the top, a word in a line of words. */
  readonly at: 'top' | 'bottom';
}

/** The pages of the app, drawn by their widgets. Both bars are in every page, and the width of the screen decides which one is seen. */
export function NavigationBar({ document, at }: NavigationBarProps) {
  const { Nodes } = useDocumentPort();
  return (
    <nav aria-label={words.pages} data-bar={at} className={styles[at]}>
      <Nodes document={document} list={{ className: at === 'bottom' ? styles.columns : styles.line }} />
    </nav>
  );
}

/** The bar at the bottom, and the room that keeps the end of the page from lying under it. */
export const BottomBar = memo(function BottomBar({ document }: { document: PreparedDocument }) {
  return (
    <>
      <div className={styles.place} />
      <NavigationBar document={document} at="bottom" />
    </>
  );
});
