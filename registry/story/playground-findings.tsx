import type { JsonFault, Span } from '#server/content/json/read-json.ts';
import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import { issueWords } from './issue-words.ts';
import styles from './playground.module.css';

interface PlaygroundFindingsProps {
  readonly fault: JsonFault | null;
  readonly issues: readonly DocumentIssue[];
  readonly nodeCount: number;
  readonly placeOf: (issue: DocumentIssue) => Span | undefined;
  readonly onShow: (place: Span) => void;
}

function summary({ fault, issues, nodeCount }: PlaygroundFindingsProps): string {
  if (fault) return 'This is not JSON yet. The last readable document stays on screen.';
  const nodes = nodeCount === 1 ? '1 node' : `${nodeCount} nodes`;
  if (issues.length === 0) return `${nodes}, no faults.`;
  return `${nodes}, ${issues.length === 1 ? '1 fault' : `${issues.length} faults`}.`;
}

/** The faults of the document, each with its address; pressing one shows it in the text. */
export function PlaygroundFindings(props: PlaygroundFindingsProps) {
  const { fault, issues, placeOf, onShow } = props;
  const good = !fault && issues.length === 0;
  return (
    <section className={styles.findings} aria-label="Findings">
      <p role="status" className={good ? styles.good : styles.bad}>
        {summary(props)}
      </p>
      <p className={styles.rest}>
        The rest is checked by <code>npm run content -- validate</code>, and by its <code>preview</code>.
      </p>
      <ol className={styles.list}>
        {fault && (
          <li>
            <button
              type="button"
              className={styles.finding}
              onClick={() => onShow({ start: fault.offset, end: fault.offset + 1 })}
            >
              <code>
                line {fault.line}, column {fault.column}
              </code>
              <span>{fault.message}</span>
            </button>
          </li>
        )}
        {!fault &&
          issues.map((issue) => (
            <li key={`${issue.path} ${issue.code}`}>
              <button
                type="button"
                className={styles.finding}
                onClick={() => {
                  const place = placeOf(issue);
                  if (place) onShow(place);
                }}
              >
                <code>{issue.path}</code>
                <span>{issueWords(issue.code)}</span>
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
}
