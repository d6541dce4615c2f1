import { describe, expect, it } from 'vitest';
import { warnText } from './warn-text.ts';

/** The codes of what is said of a text, each with what it quotes. */
function warningsOf(text: string): readonly (readonly [code: string, message: string])[] {
  const warnings: (readonly [string, string])[] = [];
  warnText(text, ['text'], {
    kind: 'landing',
    slug: 'default',
    known: {},
    now: 0,
    report: (_path, code, message) => warnings.push([code, message]),
  });
  return warnings;
}
const codesOf = (text: string) => warningsOf(text).map(([code]) => code);

describe('a text that went through another program', () => {
  it.each([
    ['From â‚¹199', "'â‚¹' where '₹' was meant"],
    ['New Yearâ€™s Eve', "'â€™' where '’' was meant"],
    ['Fresh â€ today', "'â€'"],
    ['CrÃ©pes', "'Ã©' where 'é' was meant"],
    ['Â½ price', "'Â½' where '½' was meant"],
    ['à¤¨à¤®', "'à¤¨' where 'न' was meant"],
    ['Ø§Ù„', "'Ø§Ù„' where 'ال' was meant"],
    ['Pizza ðŸ\u008d•', "'ðŸ\u008d•' where '🍕' was meant"],
    ['New Year‚Äôs Eve', "'‚Äô'"],
    ['CrÃ', undefined],
    ['CAFÉ’S, CAFÉ… and “VOILÀ”', undefined],
    ['Crème brûlée – Straße, jalapeño, São, SÃO, città…', undefined],
  ])('%s: what the wrong encoding made of it', (text, said) => {
    expect(warningsOf(text)).toEqual(said === undefined ? [] : [['encoding', expect.stringContaining(said)]]);
  });

  it.each([
    ['Combos at ?199', "'?199'"],
    ['?1,199 only', "'?1,199'"],
    ['New Year?s Eve', "'Year?s'"],
    ['It?s here', "'It?s'"],
    ['?? ????? ???', "'?? ?????'"],
    ['Hungry? 199 dishes wait', undefined],
    ['Hungry??? Order now', undefined],
    ['Ready ? 5 minutes more', undefined],
    ['See order.example/offers?s=1', undefined],
  ])('%s: a sign that became a question mark', (text, said) => {
    expect(warningsOf(text)).toEqual(
      said === undefined ? [] : [['lost-sign', expect.stringContaining(said)]],
    );
  });

  it.each([
    ['\uf0b7 Fresh dough', 'foreign-sign', 'U+F0B7'],
    ['Fresh \ufffc dough', 'foreign-sign', 'U+FFFC'],
    ['Fresh\u2028dough', 'line-break', 'a line break'],
    ['Fresh\u2029dough', 'line-break', 'a line break'],
    ['Fre\u200bsh', 'invisible', 'U+200B'],
    ['Fre\u200csh', 'invisible', 'U+200C'],
    ['Fre\u200dsh', 'invisible', 'U+200D'],
    ['Fresh\u200d dough', 'invisible', 'U+200D'],
    ['Fresh\u2066dough', 'invisible', 'U+2066'],
    [String.raw`Fresh\ndough`, 'escape', String.raw`'\n'`],
    [String.raw`From \u20b9199`, 'escape', String.raw`'\u20b9'`],
    ['Fresh%20dough', 'escape', "'%20'"],
    ['%E2%82%B9199', 'escape', "'%E2%82%B9'"],
    ['&nbsp fresh', 'escape', "'&nbsp'"],
    ['Fresh &amp crisp', 'escape', "'&amp'"],
  ])('%j: %s', (text, code, said) => {
    expect(warningsOf(text)).toEqual([[code, expect.stringContaining(said)]]);
  });
});

describe('marks of chats and forums', () => {
  it.each([
    ['Flat *50% off* on combos', "'*50% off*'"],
    ['On _all_ combos', "'_all_'"],
    ['Now ~₹299~ ₹199', "'~₹299~'"],
    ['Now ~~₹299~~ ₹199', "'~~₹299~~'"],
    ['*Diwali special*', "'*Diwali special*'"],
    ['*दिवाली स्पेशल*', "'*दिवाली स्पेशल*'"],
    ['Use `FIRST40` today', "'`FIRST40`'"],
    ['Open [b]late[/b]', "'[/b]'"],
  ])('are found in %s', (text, said) => {
    expect(warningsOf(text)).toEqual([['marks', expect.stringContaining(said)]]);
  });

  it.each([
    '50% off* on combos*',
    '*Terms apply. *Not on Sundays',
    '*Terms apply. Prices* may change',
    '* Terms apply *',
    '**Bold** and __bold__, which are faults of Markdown',
    '2 * 3 and 2*3*4, a 5* kitchen and a 4* one',
    'snake_case and other_snake_case',
    'Follow @_coop_ and @coop_',
    '~30 min to ~45 min, ~5–~6 km',
    "Rock `n' roll",
    String.raw`Oh well ¯\_(ツ)_/¯`,
    '[NEW] Margherita [veg]',
  ])('are not seen in %s', (text) => {
    expect(codesOf(text)).toEqual([]);
  });
});

describe('an unfinished text', () => {
  it.each([
    'Lorem ipsum dolor',
    'TODO write this',
    'todo: write this',
    'Opens TBD',
    'XX% off',
    'X% off',
    'Only ₹XX',
    'Only Rs. XX',
    'Only ₹____',
    'Until [DATE]',
    'Now in [city name]',
    'Dear [Customer Name]',
    '[Insert offer here]',
    'Sample text',
    'Dummy text for the banner',
    'Placeholder',
    'Placeholder: offer',
    'Placeholder text',
    'Your heading here',
    'Your text goes here',
    'Hello undefined',
    'Only ₹NaN',
    'Dear null, welcome',
    'Hello [object Object]',
    'test',
    'Testing!',
    'Test 1',
    '...',
    '…',
    'यहाँ टेक्स्ट लिखें',
    'Get XXX today',
  ])('is found: %s', (text) => {
    expect(codesOf(text)).toEqual(['unfinished']);
  });

  it.each([
    'Todo el día',
    'ABIERTO TODO EL DÍA',
    'No placeholder cheese',
    'Statements show XXXX 1234',
    'Call +91 98XXX XXXXX',
    'Sizes up to XXL and XXXL',
    'Terms that are left undefined here are those of the law',
    'Any other offer is null and void',
    'Garlic naan and NAN',
    'A taste test, testing our ovens',
    'Wait... it gets better',
    '[NEW] Paneer roll [by 200 people]',
    'अपना पता लिखें',
    'For example text us',
    '10 x 20% off',
  ])('is not seen in: %s', (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  it.each([
    'Hello {name}',
    'Hello {{ first name }}',
    'Hello {#var#}',
    'Hello ${name}',
    'Hello $firstName',
    'Hello $FIRST_NAME',
    'Hello %page%',
    'Hello %s',
    'Hello {0}',
    'Hello [[name]]',
  ])('with a placeholder that nothing replaces is found: %s', (text) => {
    expect(codesOf(text)).toEqual(['not-replaced']);
  });

  it.each(['$CRUNCH', 'Super $aver', 'Pay $5 or US$off', '50% off, 100% fun'])(
    'has no placeholder in: %s',
    (text) => {
      expect(codesOf(text)).toEqual([]);
    },
  );
});

it.each([
  'क्‍या हाल है, क्ष और क्‌ष',
  'தமிழ் பீட்சா சுவையானது',
  'അവന്‍ വന്നു, നന്‍മ',
  'آپ کا پیزا می‌خواہم',
  '👨‍👩‍👧 size, 🏳️‍🌈, ❤️‍🔥',
  'न्‍ pizza, pizza 👩‍🍳',
  'আজকের অফার র‍্যাপ',
])('takes scripts and emoji with joiners as they are: %s', (text) => {
  expect(codesOf(text)).toEqual([]);
});

it('says nothing of the signs of an address of e-mail', () => {
  expect(codesOf('Write to _care_@order.example, or see order.example/_a_b_')).toEqual([]);
});

it('a web address is warned of once, for it cannot be tapped', () => {
  expect(codesOf('See https://order.example/a%20b?x=_y_&z=$name')).toEqual(['plain-address']);
  expect(codesOf('https://order.example/offers')).toEqual(['plain-address']);
  expect(warningsOf('See www.order.example')).toEqual([
    ['plain-address', "holds an address that nobody can tap: 'www.order.example'. Put it into a 'link'."],
  ]);
});
