import type { PreparedNode } from '#schemas/engine/prepared.ts';
import styles from './document-nodes.module.css';

const reasons = {
  kind: ({ type }) => `This app cannot show a node of type ‘${type}’ in this version.`,
  when: () => 'Its ‘when’ holds something that this app does not know or cannot read.',
  failed: ({ type }) => `The view of ‘${type}’ failed with these props.`,
  empty: ({ contentUrl }) => `The reply of ${contentUrl} holds nothing to show.`,
} satisfies Record<string, (node: PreparedNode) => string>;

export interface AuthorNoteProps {
  readonly node: PreparedNode;
  readonly why: keyof typeof reasons;
}

/** A card for authors in the place of a node that customers do not see: which node, and why. Customers never load it. */
export function AuthorNote({ node, why }: AuthorNoteProps) {
  return (
    <div className={styles.authorCard} role="note">
      <code>{node.address}</code>
      <p>{reasons[why](node)} Customers see nothing here.</p>
    </div>
  );
}
