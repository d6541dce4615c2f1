import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import { issueWords } from './issue-words.ts';
import type { Finding, PlaygroundReading } from './read-playground.ts';

/** What the engine reports of nodes in which the checks found no fault: what shows only when they are drawn. */
export function engineFindings(
  issues: readonly DocumentIssue[],
  { parts, findings }: Pick<PlaygroundReading, 'parts' | 'findings'>,
): Finding[] {
  const faults = findings.filter(({ sign }) => sign === '✗').map(({ address }) => address);
  const found = issues.flatMap(({ document, path, code }): Finding[] => {
    const below = path.slice(document.length);
    const node = /^\[(\d+)\]/.exec(below);
    const part = parts.find(({ name }) => name === document);
    const address = node ? (part?.addresses[Number(node[1])] ?? '') : '';
    const isSaid = node ? faults.some((fault) => fault.startsWith(address)) : faults.length > 0;
    if (isSaid) return [];
    const whole = address + below.slice(node?.[0].length ?? below.length);
    return [{ sign: '✗', address: whole, message: `${whole}: ${issueWords(code)}` }];
  });
  return [...new Map(found.map((finding) => [finding.message, finding])).values()];
}
