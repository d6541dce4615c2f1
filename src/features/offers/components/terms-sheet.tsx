import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { uiWords } from '#src/ui/words.ts';
import { offersWords as words } from '../offers-words.ts';
import styles from './terms-sheet.module.css';

interface TermsSheetProps {
  /** What stands above the terms. */
  title: string;
  /** Null until they are known. */
  terms: readonly string[] | null;
  /** Why they did not load. */
  failure: string | null;
  onRetry: () => void;
  onClose: () => void;
}

/** The terms of an offer or a coupon (OFR-04), a sentence each. */
export function TermsSheet({ title, terms, failure, onRetry, onClose }: TermsSheetProps) {
  return (
    <Sheet open onOpenChange={onClose} title={title}>
      {terms?.length === 0 ? (
        <p>{words.noTerms}</p>
      ) : terms ? (
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      ) : failure === null ? (
        <SkeletonGroup>
          <Skeleton shape="text" lines={4} />
        </SkeletonGroup>
      ) : (
        <Notice
          tone="bad"
          title={words.termsFailed}
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {uiWords.retry}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
    </Sheet>
  );
}
