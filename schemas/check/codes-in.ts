import { z } from 'zod';
import { type DocumentKind, documents } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';
import { linkSchema } from '../link.ts';
import { namedThings } from '../named.ts';
import { contractOf, currentProps } from './contract-of.ts';
import type { Path } from './fault.ts';
import { nodesOf } from './nodes-of.ts';
import { type SchemaValue, walkSchema } from './walk-schema.ts';

/** A coupon code that a document names. */
export interface NamedCode {
  readonly code: string;
  readonly path: Path;
}

/** 'Use code FIRST40': the word that may be the code of a coupon. Codes are entered in any case. */
const codeInText = /\b(?:code|coupon)[\s:"'“‘]+([A-Z0-9]{3,16})\b/gi;

/** Every coupon code that a document names, in capitals: in the field of a code, in a link, and each word after 'code' in a text, which may be none. */
export function codesIn(kind: DocumentKind, body: unknown): readonly NamedCode[] {
  const found: NamedCode[] = [];
  const collect = (root: SchemaValue) => walkSchema(root, (place) => found.push(...codesAt(place)));
  collect({ schema: documents[kind], value: body, path: [] });
  for (const { value, path } of nodesOf(kind, body)) {
    const contract = isRecord(value) ? contractOf(value.type) : undefined;
    if (!contract || !isRecord(value) || !isRecord(value.props)) continue;
    const version = typeof value.version === 'number' ? value.version : 1;
    const props = currentProps(contract, { version, props: value.props });
    collect({ schema: contract.props, value: props, path: [...path, 'props'] });
  }
  return found;
}

function codesAt({ schema, value, path }: SchemaValue): readonly NamedCode[] {
  if (schema === linkSchema) return codeOfLink(value).map((code) => ({ code, path: [...path, 'to'] }));
  if (typeof value !== 'string' || !(schema instanceof z.ZodString)) return [];
  if (namedThings.get(schema)?.thing === 'coupon') return [{ code: value, path }];
  return [...value.matchAll(codeInText)].map(([, code = '']) => ({ code: code.toUpperCase(), path }));
}

/** The code that a link applies; a path to the offers can have one too: `/offers?offer=FIRST40`. */
function codeOfLink(link: unknown): readonly string[] {
  if (!isRecord(link) || typeof link.to !== 'string') return [];
  if (link.action === 'deals') return [link.to];
  const query = link.action === 'path' ? /\?([^#]*)/.exec(link.to)?.[1] : undefined;
  const code = new URLSearchParams(query).get('offer')?.trim().toUpperCase();
  return code ? [code] : [];
}
