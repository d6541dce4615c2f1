import { trainWords as words } from '../train-words.ts';
import styles from './train.module.css';

/** TRN-03. The terms of the server, folded until somebody wants to read them. */
export function TrainTerms({ terms }: { readonly terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <details className={styles.terms}>
      <summary>{words.terms}</summary>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </details>
  );
}
