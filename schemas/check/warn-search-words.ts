import { isRecord } from '../is-record.ts';
import { isSameWord } from '../rules/same-word.ts';
import type { SoldProduct } from './sold-products.ts';
import type { Report } from './fault.ts';
import { quoted } from './quoted.ts';

/** Warns of synonyms for words that no dish of the menu has: a search for them would find nothing, because it takes whole words. */
export function warnSearchWords(
  { synonyms }: Readonly<Record<string, unknown>>,
  { sold, report }: { readonly sold: readonly SoldProduct[]; readonly report: Report },
) {
  const menu = sold.map(({ name, description, categories }) =>
    wordsOf([name, description, ...categories].join(' ')),
  );
  for (const [at, synonym] of (Array.isArray(synonyms) ? synonyms : []).entries()) {
    const finds: readonly unknown[] = isRecord(synonym) && Array.isArray(synonym.finds) ? synonym.finds : [];
    for (const [index, meant] of finds.entries()) {
      if (typeof meant !== 'string') continue;
      const words = wordsOf(meant);
      const has = (dish: readonly string[], word: string) => dish.some((other) => isSameWord(word, other));
      if (menu.some((dish) => words.every((word) => has(dish, word)))) continue;
      report(
        ['synonyms', at, 'finds', index],
        'finds-nothing',
        `is ${quoted(meant)}, which no dish of the menu has in its name, category or description. Write a word that one has, or remove this one.`,
      );
    }
  }
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
