import { orderTypeCodes } from '#schemas/node.ts';
import { orderTypeOf } from '#schemas/order-type-words.ts';
import type { Span } from './json/read-json.ts';

/** Where the text of a document holds what an address of it means. */
export interface TextPlaces {
  /** The line, counted from 1, of the value at an address; of the object or list that should hold it when it is missing. */
  readonly lineOf: (address: string) => number;
  /** The address with the names that stand in the text: 'takeaway' where that is written in place of the code 'P'. */
  readonly asWritten: (address: string) => string;
}

/** Of a text of which nothing could be read. */
export const noPlaces: TextPlaces = { lineOf: () => 1, asWritten: (address) => address };

/** `places` are those of the JSON reader, by address. */
export function placesInText(text: string, places: ReadonlyMap<string, Span>): TextPlaces {
  let starts: readonly number[] | undefined;

  /** The address under which the reader has it; undefined where it is missing. Documents are checked with the codes of order types. */
  function inText(address: string): string | undefined {
    // The whole document, whose address is empty, has its place.
    if (places.has(address)) return address;
    const holder = holderOf(address);
    const written = inText(holder);
    if (written === undefined) return undefined;
    const rest = address.slice(holder.length);
    if (places.has(written + rest)) return written + rest;
    const name = rest.slice(1);
    if (!orderTypeCodes.some((code) => code === name)) return undefined;
    const start = `${written}.`;
    return [...places.keys()].find(
      (key) => key.startsWith(start) && orderTypeOf(key.slice(start.length)) === name,
    );
  }

  /** What is there of an address, and what is missing of it. */
  function found(address: string): { readonly there: string; readonly missing: string; readonly at: string } {
    // An address has a name with special characters in brackets; the JSON reader puts a dot before it.
    const whole = address.replaceAll(/\['([^']*)'\]/g, '.$1');
    let there = whole;
    let at = inText(there);
    while (at === undefined) {
      there = holderOf(there);
      at = inText(there);
    }
    return { there, missing: whole.slice(there.length), at };
  }

  return {
    lineOf(address) {
      starts ??= [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
      const offset = places.get(found(address).at)?.start ?? 0;
      return starts.findLastIndex((start) => start <= offset) + 1;
    },
    asWritten(address) {
      const { there, missing, at } = found(address);
      return at === there ? address : at + missing;
    },
  };
}

const holderOf = (address: string) => address.replace(/[.[]?[^.[]*$/, '');
