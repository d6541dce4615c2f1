import { isRecord } from '#schemas/is-record.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import type { EngineFacts } from '#schemas/document-types.ts';
import styles from './playground.module.css';
import type { PlaygroundReading } from './read-playground.ts';
import { whyShown } from './why-shown.ts';

interface PlaygroundNodesProps {
  readonly reading: Pick<PlaygroundReading, 'nodes' | 'addresses' | 'formWhen'>;
  readonly prepared: PreparedDocument;
  readonly facts: EngineFacts;
  readonly onShow: (address: string) => void;
}

function nameOf(node: unknown, address: string): string {
  return isRecord(node) && typeof node.id === 'string' && node.id !== '' ? node.id : address;
}

/** Each node with the reason why it is shown or hidden; pressing one shows it in the text. */
export function PlaygroundNodes({ reading, prepared, facts, onShow }: PlaygroundNodesProps) {
  const { nodes, addresses, formWhen } = reading;
  const list: readonly unknown[] = Array.isArray(nodes) ? nodes : Object.values(nodes ?? {});
  const verdicts = whyShown({ count: addresses.length, document: prepared, formWhen }, facts);
  const hidden = verdicts.filter(({ shown }) => !shown).length;
  return (
    <details className={styles.details} open>
      <summary>
        Why each node is shown or hidden: {verdicts.length - hidden} shown, {hidden} hidden
      </summary>
      <ol className={styles.list} aria-label="Nodes">
        {verdicts.map(({ shown, text }, at) => {
          const address = addresses[at] ?? '';
          return (
            <li key={address}>
              <button
                type="button"
                className={styles.finding}
                data-sign={shown ? 'shown' : 'hidden'}
                onClick={() => onShow(address)}
              >
                <code>{nameOf(list[at], address)}</code>
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
