import { Button } from '#src/ui/button/button.tsx';
import { resultsWords as words } from '../results-words.ts';
import styles from './did-you-mean.module.css';

interface DidYouMeanProps {
  readonly text: string;
  readonly near: readonly string[];
  readonly onSearch: (text: string) => void;
}

/** Says that nothing is called what was typed, and offers the nearest words of the menu. */
export function DidYouMean({ text, near, onSearch }: DidYouMeanProps) {
  return (
    <div className={styles.note}>
      <h2 className={styles.title}>{words.nothingCalled(text)}</h2>
      <div role="group" aria-label={words.didYouMeanLabel} className={styles.words}>
        <span aria-hidden="true">{words.didYouMeanLabel}</span>
        {near.map((word) => (
          <Button key={word} variant="secondary" size="small" onClick={() => onSearch(word)}>
            {word}
          </Button>
        ))}
      </div>
    </div>
  );
}
