import type { DocumentIssue } from '#schemas/engine/prepared.ts';

/** Reports each fault once, no matter how often its document is read or its node is rendered. */
export function reportOnce(report: (issue: DocumentIssue) => void): (issue: DocumentIssue) => void {
  const reported = new Set<string>();
  return (issue) => {
    const key = [issue.document, issue.version, issue.nodeId, issue.path, issue.code].join('\u0000');
    if (reported.has(key)) return;
    reported.add(key);
    report(issue);
  };
}
