import { isRecord } from '../is-record.ts';
import { collectFaults } from './collect-faults.ts';
import { documentWarnings } from './document-warnings.ts';
import type { Fault } from './fault.ts';
import { nodesOf } from './nodes-of.ts';
import type { DocumentToCheck } from './validate-document.ts';
import { warnNode } from './warn-node.ts';
import { warnValues } from './warn-values.ts';
import { warnWeight } from './warn-weight.ts';

interface DocumentToWarnOf extends DocumentToCheck {
  readonly now: number;
}

/** Returns the warnings of a document, each with its address: content that can be published but is probably a mistake. Pure. */
export function warnDocument({
  kind,
  slug,
  body,
  file,
  known = {},
  now,
}: DocumentToWarnOf): readonly Fault[] {
  const { faults, report } = collectFaults(file);
  if (!isRecord(body)) return faults;
  const context = { kind, slug, known, now, report };
  for (const { value, path } of nodesOf(kind, body)) if (isRecord(value)) warnNode(value, path, context);
  warnValues({ kind, body }, context);
  warnWeight({ kind, body }, context);
  documentWarnings[kind]?.(body, context);
  return faults;
}
