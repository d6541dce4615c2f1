import type { JsonFault, Span } from '#server/content/json/read-json.ts';
import styles from './playground.module.css';
import type { Finding } from './read-playground.ts';

interface PlaygroundFindingsProps {
  /** Why the text is no JSON yet. */
  readonly syntax: readonly JsonFault[];
  /** What is wrong with the document; where the text is no JSON, with what it was meant to be. */
  readonly findings: readonly Finding[];
  readonly nodeCount: number;
  readonly lineOf: (address: string) => number;
  readonly onShow: (address: string) => void;
  readonly onShowSpan: (place: Span) => void;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function summary({ syntax, findings, nodeCount }: PlaygroundFindingsProps): string {
  const faults = findings.filter(({ sign }) => sign === '✗').length;
  const warnings = findings.length - faults;
  const found = [
    faults === 0 ? 'no faults' : counted(faults, 'fault'),
    ...(warnings === 0 ? [] : [counted(warnings, 'warning')]),
  ];
  if (syntax.length === 0) return `${[counted(nodeCount, 'node'), ...found].join(', ')}.`;
  const besides = findings.length === 0 ? '' : ` Besides: ${found.join(', ')}.`;
  return `This is not JSON yet.${besides} The last readable document stays on screen.`;
}

/** What is wrong with the document, each with its line; pressing one shows it in the text. */
export function PlaygroundFindings(props: PlaygroundFindingsProps) {
  const { syntax, findings, lineOf, onShow, onShowSpan } = props;
  const good = syntax.length === 0 && findings.every(({ sign }) => sign === '!');
  return (
    <section className={styles.findings} aria-label="Findings">
      <p role="status" className={good ? styles.good : styles.bad}>
        {summary(props)}
      </p>
      <p className={styles.rest}>
        Prices, and the names of the live shop, are checked by <code>npm run content -- validate</code>.
      </p>
      <ol className={styles.list}>
        {syntax.map(({ offset, line, column, message }) => (
          <li key={offset}>
            <button
              type="button"
              className={styles.finding}
              data-sign="✗"
              onClick={() => onShowSpan({ start: offset, end: offset + 1 })}
            >
              <code>
                line {line}, column {column}
              </code>
              <span>{message}</span>
            </button>
          </li>
        ))}
        {findings.map(({ sign, address, message }) => (
          <li key={`${address} ${message}`}>
            <button type="button" className={styles.finding} data-sign={sign} onClick={() => onShow(address)}>
              <code>
                {sign} line {lineOf(address)}
              </code>
              <span>{message}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
