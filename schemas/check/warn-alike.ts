import { isRecord } from '../is-record.ts';
import { addressOf, type Path } from './fault.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';

interface Entry {
  readonly value: unknown;
  /** Where its heading or label stands in it. */
  readonly holder: unknown;
  /** The path of that. */
  readonly path: Path;
}

const names = ['heading', 'label', 'question'];

/** Warns of a slide, a tile or an entry of a menu that is named like another one beside it: the copy was not changed. */
export function warnAlike(entries: readonly Entry[], { report }: Pick<WarnContext, 'report'>) {
  const earlier = new Map<string, string>();
  for (const { value, holder, path } of entries) {
    if (!isRecord(value) || !isRecord(holder)) continue;
    const name = names.find((field) => typeof holder[field] === 'string');
    if (name === undefined) continue;
    const text = String(holder[name]);
    const place = [...path, name];
    // Those with another 'when' are for somebody else.
    const key = JSON.stringify([text.toLowerCase(), value.when ?? null]);
    const other = earlier.get(key);
    if (other === undefined) earlier.set(key, addressOf(place));
    else report(place, 'alike', `is ${quoted(text)}, as is ${other}. Change or remove one of the two.`);
  }
}
