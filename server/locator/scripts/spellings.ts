import { comparedWords } from '../search-words.ts';
import { fit } from '../similarity.ts';
import type { IndicScript } from './indic-letters.ts';
import { loanWords } from './loan-words.ts';
import { indicScriptOf, transliterate } from './transliterate.ts';

const loans = new Map(Object.entries(loanWords).map(([word, latin]) => [word.normalize('NFC'), latin]));

export type Spellings = ReturnType<typeof createSpellings>;

/**
 * Reads words in the scripts of India as the names of the gazetteer are spelled in Latin letters: 'पवई' → 'powai'. Names that sound alike are
 * compared, because no transliteration gives the spelling that is customary.
 */
export function createSpellings(names: Iterable<string>) {
  const words = new Set([...names].flatMap((name) => comparedWords(name).split(' ')));
  const bySound = new Map<string, string>();
  for (const word of words) {
    const sound = soundOf(word);
    if (!bySound.has(sound)) bySound.set(sound, word);
  }
  const byTamilSound = new Map([...bySound].map(([sound, word]) => [tamilSoundOf(sound), word]));
  const beginnings = new Set([...words].flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))));

  function customary(word: string, script: IndicScript): string {
    const spoken = transliterate(word);
    if (/^\d/.test(spoken) || beginnings.has(spoken)) return spoken;
    const isTamil = script === 'tamil';
    const sound = isTamil ? tamilSoundOf(soundOf(spoken)) : soundOf(spoken);
    const known = isTamil ? byTamilSound : bySound;
    return known.get(sound) ?? nearest(sound, known) ?? spoken;
  }

  return {
    /** The text in Latin letters; one without letters of these scripts stays as it is. */
    read: (text: string): string =>
      indicScriptOf(text) === undefined
        ? text
        : text.normalize('NFC').replace(/[\u0900-\u0d7f\u200c\u200d]+/gu, (word) => {
            const bareWord = word.replace(/[\u200c\u200d]/g, '');
            const script = indicScriptOf(bareWord);
            return loans.get(bareWord) ?? (script ? customary(bareWord, script) : word);
          }),
  };
}

/** Names that are longer or shorter than a word by more letters are not compared with it. */
const mostApart = 4;

function nearest(sound: string, known: ReadonlyMap<string, string>): string | undefined {
  let best: { readonly word: string; readonly score: number; readonly apart: number } | undefined;
  for (const [other, word] of known) {
    const apart = Math.abs(other.length - sound.length);
    if (apart > mostApart || !beginsAlike(sound, other)) continue;
    const score = fit(sound, other);
    if (score === 0) continue;
    const isBetter = !best || score > best.score || (score === best.score && apart < best.apart);
    if (isBetter) best = { word, score, apart };
  }
  return best?.word;
}

function beginsAlike(one: string, other: string): boolean {
  const isVowel = (text: string) => /^[aeiou]/.test(text);
  return one[0] === other[0] || (isVowel(one) && isVowel(other));
}

/** A word with one letter for all that are confused in spelling: long and short, breathed and plain, v and w. */
function soundOf(word: string): string {
  return word
    .replace(/zh/g, 'l')
    .replace(/ch+/g, 'C')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/C/g, 'c')
    .replace(/ph|f/g, 'p')
    .replace(/([bdgjkst])h/g, '$1')
    .replace(/q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1');
}

/** Tamil writes voiced and voiceless consonants with the same letter. */
function tamilSoundOf(sound: string): string {
  return sound
    .replace(/[gh]/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/[js]/g, 'c')
    .replace(/(.)\1+/g, '$1');
}
