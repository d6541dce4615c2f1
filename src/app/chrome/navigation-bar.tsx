import { memo } from 'react';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import styles from './navigation-bar.module.css';
import { chromeWords as words } from './chrome-words.ts';

interface NavigationBarProps {
  readonly document: PreparedDocument;
  /** Set as `data-bar` for the styles of the items: at the bottom an icon above the text, at the top the text only. */
  readonly at: 'top' | 'bottom';
}

/** Links to the pages of the app, rendered by their widgets. Every page has both bars; the width of the screen decides which one is visible. */
export function NavigationBar({ document, at }: NavigationBarProps) {
  const { Nodes } = useDocumentPort();
  return (
    <nav aria-label={words.pages} data-bar={at} className={styles[at]}>
      <Nodes document={document} list={{ className: at === 'bottom' ? styles.columns : styles.line }} />
    </nav>
  );
}

/** The bar at the bottom, and the space that keeps it from covering the end of the page. */
export const BottomBar = memo(function BottomBar({ document }: { document: PreparedDocument }) {
  return (
    <>
      <div className={styles.place} />
      <NavigationBar document={document} at="bottom" />
    </>
  );
});
