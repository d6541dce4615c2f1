import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import { issueWords } from './issue-words.ts';
import type { Finding, PlaygroundReading } from './read-playground.ts';

/** What the engine reports of nodes in which the checks found no fault: what shows only when they are drawn. */
export function engineFindings(
  issues: readonly DocumentIssue[],
  { kind, addresses, findings }: Pick<PlaygroundReading, 'kind' | 'addresses' | 'findings'>,
): Finding[] {
  const faults = findings.filter(({ sign }) => sign === '✗').map(({ address }) => address);
  const found = issues.flatMap(({ path, code }): Finding[] => {
    const node = new RegExp(`^${kind}\\[(\\d+)\\]`).exec(path);
    const address = node ? (addresses[Number(node[1])] ?? '') : '';
    const isSaid = node ? faults.some((fault) => fault.startsWith(address)) : faults.length > 0;
    if (isSaid) return [];
    const whole = address + path.slice(node?.[0].length ?? path.length);
    return [{ sign: '✗', address: whole, message: `${whole}: ${issueWords(code)}` }];
  });
  return [...new Map(found.map((finding) => [finding.message, finding])).values()];
}
