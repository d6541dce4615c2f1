import { Fragment } from 'react';
import { isRecord } from '#schemas/is-record.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import type { EngineFacts } from '#schemas/document-types.ts';
import styles from './playground.module.css';
import type { PlaygroundReading } from './read-playground.ts';
import { SlotHeading } from './slot-heading.tsx';
import type { Reasons } from './when-words.ts';
import { whyShown } from './why-shown.ts';

interface PlaygroundNodesProps {
  readonly reading: Pick<PlaygroundReading, 'parts'>;
  /** Why the form is sent, or not, that the nodes are fields of. */
  readonly form: Reasons | undefined;
  /** The parts of the reading, as the engine has read them. */
  readonly prepared: readonly PreparedDocument[];
  readonly facts: EngineFacts;
  readonly onShow: (address: string) => void;
}

function nameOf(node: unknown, address: string): string {
  return isRecord(node) && typeof node.id === 'string' && node.id !== '' ? node.id : address;
}

/** Each node with the reason why it is shown or hidden, those of slots below the slot's name; pressing one shows it in the text. */
export function PlaygroundNodes({ reading, form, prepared, facts, onShow }: PlaygroundNodesProps) {
  const judged = reading.parts.flatMap((part, at) => {
    const document = prepared[at];
    if (!document) return [];
    const { isSlot, addresses } = part;
    return [{ ...part, verdicts: whyShown({ count: addresses.length, isSlot, document, form }, facts) }];
  });
  const all = judged.flatMap(({ verdicts }) => verdicts);
  const hidden = all.filter(({ shown }) => !shown).length;
  return (
    <details className={styles.details} open>
      <summary>
        Why each node is shown or hidden: {all.length - hidden} shown, {hidden} hidden
      </summary>
      <div className={styles.list}>
        {judged.map(({ name, isSlot, nodes, addresses, verdicts }) => (
          <Fragment key={`${isSlot} ${name}`}>
            {isSlot && (
              <h2 className={styles.slot}>
                <SlotHeading name={name} />
              </h2>
            )}
            <ol className={styles.part} aria-label={isSlot ? `Nodes of ${name}` : 'Nodes'}>
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
                      <code>{nameOf(Object.values(nodes ?? {})[at], address)}</code>
                      <span>{text}</span>
                    </button>
                  </li>
                );
              })}
            </ol>
          </Fragment>
        ))}
      </div>
    </details>
  );
}
