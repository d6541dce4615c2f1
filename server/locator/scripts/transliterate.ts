import {
  bare,
  consonants,
  digits,
  dotted,
  type IndicScript,
  indicPlace,
  signs,
  vowels,
  vowelSigns,
} from './indic-letters.ts';

/** Scripts of the languages that do not speak the a at the end of a word. */
const silentEnds: ReadonlySet<IndicScript> = new Set(['devanagari', 'bengali', 'gurmukhi', 'gujarati']);

interface Syllable {
  readonly onset: string;
  vowel: string;
  /** The vowel is the a that a consonant contains. */
  isInherent: boolean;
  /** What closes it: a nasal or a breath. */
  end: string;
}

/** The script of a text in one of the scripts of India; undefined when it has none of their characters. */
export function indicScriptOf(text: string): IndicScript | undefined {
  for (const character of text) {
    const place = indicPlace(character);
    if (place) return place.script;
  }
  return undefined;
}

/** A word of one of the scripts of India in Latin letters, about as it is spoken: 'आगरा' → 'agra'. */
export function transliterate(word: string): string {
  const syllables = syllablesOf(word);
  const script = indicScriptOf(word);
  if (script && silentEnds.has(script)) silence(syllables);
  return syllables
    .map(({ onset, vowel, end }, at) => {
      const next = syllables[at + 1]?.onset[0] ?? '';
      return onset + vowel + (end === 'n' && 'pbm'.includes(next) && next !== '' ? 'm' : end);
    })
    .join('');
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  const add = (onset: string, vowel: string, isInherent = false) =>
    void syllables.push({ onset, vowel, isInherent, end: '' });
  const changeLast = (change: Partial<Syllable>) => {
    const last = syllables.pop();
    if (last) syllables.push({ ...last, ...change });
  };
  for (const character of word.normalize('NFC')) {
    const place = indicPlace(character);
    if (!place) {
      add(character, '');
      continue;
    }
    const { script, at } = place;
    const consonant = consonants.get(at) ?? dotted.get(at);
    const sign = vowelSigns.get(at);
    const closed = script === 'malayalam' ? bare.get(at) : undefined;
    if (consonant !== undefined) add(consonant, 'a', true);
    else if (closed !== undefined) add(closed, '');
    else if (vowels.has(at)) add('', vowels.get(at) ?? '');
    else if (sign !== undefined) changeLast({ vowel: sign, isInherent: false });
    else if (at === signs.noVowel) changeLast({ vowel: '', isInherent: false });
    else if (signs.nasal.some((nasal) => nasal === at)) changeLast({ end: 'n' });
    else if (at === signs.breath) changeLast({ end: 'h' });
    // The d with a dot is spoken, and written in Latin letters, as an r.
    else if (at === signs.dot && syllables.at(-1)?.onset === 'd') changeLast({ onset: 'r' });
    else if (at >= digits.first && at <= digits.last) add(String(at - digits.first), '');
  }
  return syllables;
}

/** Removes the a that is written and not spoken: at the end of a word, and between a vowel and a syllable with a vowel sign. */
function silence(syllables: readonly Syllable[]) {
  const last = syllables.at(-1);
  if (last?.isInherent && last.end === '' && syllables.length > 1) last.vowel = '';
  for (let at = syllables.length - 2; at > 0; at -= 1) {
    const [before, here, next] = syllables.slice(at - 1, at + 2) as [Syllable, Syllable, Syllable];
    const isBetween = before.vowel !== '' && before.end === '' && next.onset !== '' && next.vowel !== '';
    if (here.isInherent && here.end === '' && isBetween && !next.isInherent) here.vowel = '';
  }
}
