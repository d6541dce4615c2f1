import { first, type Mistake, saying } from './mistake.ts';

/** Mistakes in a text that customers read. */
export const textMistakes: Record<string, Mistake> = {
  'HTML in a text': {
    write: [first, saying('Open <b>until midnight</b>'), '<b>'],
    says: ["holds HTML, which customers would read as signs: '<b>'"],
    cure: 'Write the text alone.',
  },
  'a character that the database cannot keep': {
    write: [first, saying('Open\u0000 late'), 'Open'],
    says: ['text holds a control character, U+0000'],
    cure: 'Remove it.',
  },
  'a control character': {
    write: [first, saying('Open\u0007 late'), 'Open'],
    says: ['text holds a control character, U+0007'],
    cure: 'Remove it.',
  },
  'half of an emoji': {
    write: [first, saying('Open \ud83d late'), 'Open'],
    says: ['text holds half of a character, U+D83D'],
    cure: 'Write the whole character again.',
  },
  'a character reference in a text': {
    write: [first, saying('Hot &amp; fresh'), '&amp;'],
    says: ["holds HTML, which customers would read as signs: '&amp;'"],
    cure: 'Write the text alone.',
  },
  'a word that no narrow phone holds': {
    write: [first, saying('Rindfleischetikettierungsüberwachung'), 'Rindfleisch'],
    sign: '!',
    says: ['which does not fit a narrow phone'],
    cure: 'Shorten it, or divide it by a hyphen or a space.',
  },
  'a heading that is too long': {
    write: ['"heading": "Dinner, sorted"', `"heading": "${'Dinner, sorted '.repeat(5)}"`],
    says: ['is too long: at most 60 characters'],
    cure: 'Shorten it.',
  },
  'an empty text': {
    write: [first, saying(''), '"text": ""'],
    says: ['is empty.'],
    cure: 'Write something, or leave the field out where it is optional.',
  },
  'Markdown in a text': {
    write: [first, saying('Open **until midnight**'), '**until'],
    says: ["holds Markdown, which customers would read as signs: '**until midnight**'"],
    cure: 'Write the text alone.',
  },
  'an unfinished text': {
    write: [first, saying('TODO: text of Diwali'), 'TODO'],
    sign: '!',
    says: ["looks unfinished: 'TODO'"],
    cure: 'Write what customers are to read.',
  },
  'a name in braces that nothing replaces': {
    write: [first, saying('Hello {name}, hungry?'), '{name}'],
    sign: '!',
    says: ["holds '{name}', which nothing replaces"],
    cure: 'Write the words.',
  },
  'a line break in a text': {
    write: [first, saying('Open late\nOrder now'), 'Open late'],
    sign: '!',
    says: ['holds a line break or a tab, which is shown as a space'],
    cure: 'Write a paragraph, an entry or a node of its own.',
  },
  'an invisible character of a copied text': {
    write: [first, saying('Open\u200b late'), 'Open'],
    sign: '!',
    says: ['holds an invisible character (U+200B)'],
    cure: 'Type the text again.',
  },
  'an address in a text': {
    write: [first, saying('Read more at www.elsewhere.example/diwali'), 'www'],
    sign: '!',
    says: ['holds an address that nobody can tap'],
    cure: "Put it into a 'link'.",
  },
  'a space too many': {
    write: [first, saying('Open  late'), 'Open'],
    sign: '!',
    says: ['has a space too many'],
    cure: 'Remove it.',
  },
  'a code in a text that the shop does not know': {
    write: [first, saying('Use code FRIST40 today'), 'FRIST40'],
    sign: '!',
    says: ["names a coupon that the shop does not have: 'FRIST40'"],
    cure: "Did you mean 'FIRST40'? Correct the code.",
  },
};
