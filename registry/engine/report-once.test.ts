import { expect, it, vi } from 'vitest';
import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import { reportOnce } from './report-once.ts';

it('reports a fault once, and each that differs in anything', () => {
  const fault: DocumentIssue = {
    document: 'landing',
    version: '1',
    nodeId: 'a',
    path: 'landing[0]',
    code: 'type',
  };
  const others = [
    { ...fault, document: 'menu' },
    { ...fault, version: '2' },
    { ...fault, nodeId: 'b' },
    { ...fault, path: 'landing[1]' },
    { ...fault, code: 'required' },
    // The same letters, in other fields.
    { ...fault, document: 'landing1', version: '' },
  ];
  const report = vi.fn();
  const once = reportOnce(report);
  for (const issue of [fault, fault, ...others, fault, ...others]) once({ ...issue });
  expect(report.mock.calls.map(([issue]) => issue as unknown)).toEqual([fault, ...others]);
});
