import { type DocumentKind, documents } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';
import type { CheckContext } from './check-context.ts';
import { checkCharacters } from './check-characters.ts';
import { checkName } from './check-name.ts';
import { checkNodes } from './check-nodes.ts';
import { checkValue } from './check-value.ts';
import { collectFaults } from './collect-faults.ts';
import { documentChecks } from './document-checks.ts';
import type { Fault } from './fault.ts';
import type { KnownNames } from './known-names.ts';

export interface DocumentToCheck {
  readonly kind: DocumentKind;
  /** The document's name among those of its kind; not checked when absent. */
  readonly slug?: string;
  readonly body: unknown;
  /** The file of the document, for messages only. */
  readonly file: string;
  readonly known?: KnownNames;
}

/** Returns all faults of a document, each with its address. A document without faults can be published. Pure. */
export function validateDocument({ kind, slug, body, file, known = {} }: DocumentToCheck): readonly Fault[] {
  const { faults, report } = collectFaults(file);
  const context: CheckContext = { kind, slug, known, report };
  if (!isRecord(body)) {
    report([], 'not-an-object', `must be an object. Write {"document": "${kind}", …}.`);
    return faults;
  }
  if (slug !== undefined) checkName(slug, context);
  checkValue({ schema: documents[kind], value: body, path: [] }, context);
  checkNodes(body, context);
  checkCharacters(body, [], report);
  if (body.heading === '') report(['heading'], 'blank', 'is empty. Write the heading of the page.');
  documentChecks[kind]?.(body, context);
  return faults;
}
