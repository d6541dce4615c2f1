import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import styles from './issue-list.module.css';

/** The faults of a document for authors, each with its address. */
export function IssueList({ issues }: { issues: readonly DocumentIssue[] }) {
  if (issues.length === 0) return <p className={styles.none}>No faults.</p>;
  return (
    <ol className={styles.list}>
      {issues.map((issue) => (
        <li key={`${issue.path} ${issue.code} ${issue.nodeId}`}>
          <code className={styles.path}>{issue.path}</code>
          <span className={styles.code}>{issue.code}</span>
          {issue.nodeId !== '' && <span className={styles.node}>in ‘{issue.nodeId}’</span>}
        </li>
      ))}
    </ol>
  );
}
