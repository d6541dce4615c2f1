import { z } from 'zod';
import { type DocumentKind, documents } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';
import { linkSchema } from '../link.ts';
import { nodeSchema } from '../node.ts';
import { contractOf, currentProps } from './contract-of.ts';
import { nodesOf } from './nodes-of.ts';
import { descriptionAt, type SchemaValue, walkSchema } from './walk-schema.ts';
import { useOf, type ValueUse } from './value-use.ts';
import { warnAddress } from './warn-address.ts';
import { warnAlike } from './warn-alike.ts';
import { warnAmount, warnStrikePrice } from './warn-amount.ts';
import type { WarnContext } from './warn-context.ts';
import { type PlacedText, roomsOfPage, warnLongWord } from './warn-long-word.ts';
import { warnOwnPage } from './warn-own-page.ts';
import { warnName, warnText } from './warn-text.ts';
import { isTime, warnTime } from './warn-time.ts';

export interface DocumentValues {
  readonly kind: DocumentKind;
  readonly body: unknown;
}

/** Warns of single values that fit their schema and are probably a mistake, in the document and in the props of its nodes. */
export function warnValues({ kind, body }: DocumentValues, context: WarnContext) {
  warnIn({ schema: documents[kind], value: body, path: [], rooms: roomsOfPage }, context);
  const nodes = nodesOf(kind, body);
  for (const { value, path } of nodes) {
    const contract = isRecord(value) ? contractOf(value.type) : undefined;
    if (!contract || !isRecord(value) || !isRecord(value.props)) continue;
    const version = typeof value.version === 'number' ? value.version : 1;
    const props = currentProps(contract, { version, props: value.props });
    warnIn(
      { schema: contract.props, value: props, path: [...path, 'props'], rooms: contract.rules?.rooms ?? {} },
      context,
    );
  }
  if (kind === 'left-menu' || kind === 'bottom-navigation')
    warnAlike(
      nodes.map(({ value, path }) => ({
        value,
        holder: isRecord(value) ? value.props : undefined,
        path: [...path, 'props'],
      })),
      context,
    );
}

interface PlacedValue extends SchemaValue {
  /** The em that a word has in its fields. */
  readonly rooms: Readonly<Record<string, number>>;
}

function warnIn(root: PlacedValue, context: WarnContext) {
  walkSchema(root, ({ schema, value, path }) => {
    if (typeof value === 'string') {
      if (isTime(value)) warnTime(value, path, context);
      else warnString({ text: value, path, rooms: root.rooms }, useOf(schema, path), context);
    }
    if (typeof value === 'number') {
      const description = descriptionAt(root.schema, path.slice(root.path.length)) ?? '';
      if (/\bin paise\b/i.test(description)) warnAmount(value, path, context);
    }
    if (schema === linkSchema) warnOwnPage(value, path, context);
    if (schema instanceof z.ZodObject && 'strikePrice' in schema.shape) warnStrikePrice(value, path, context);
    if (schema instanceof z.ZodArray && schema.element !== nodeSchema && Array.isArray(value))
      warnAlike(
        value.map((entry: unknown, at) => ({ value: entry, holder: entry, path: [...path, at] })),
        context,
      );
  });
}

/** Warns of a string by who reads it. */
function warnString(placed: PlacedText, use: ValueUse | undefined, context: WarnContext) {
  const { text, path } = placed;
  if (use === 'address') warnAddress(text, path, context);
  if (use === 'name') warnName(text, path, context);
  if (use !== 'text') return;
  warnText(text, path, context);
  warnLongWord(placed, context);
}
