// Mistakes that people who write documents make: each replaces a text in a file of content/.

export const landing = 'landing/default.json';
export const first = '"id": "order-types",\n      "type": "order-types",';
const node = (text: string) => `${text}\n    },\n    {\n      ${first}`;
const notice = (more: string) => node(`"id": "new", "type": "notice", ${more}`);
const saying = (text: string) => notice(`"props": { "text": ${JSON.stringify(text)} }`);
export const when = (clause: string) => notice(`"props": { "text": "x" },\n      "when": ${clause}`);
export const linking = (link: string) => notice(`"props": { "text": "x" },\n      "link": ${link}`);
export const pizza = '"picture": "banner-hero-pizza"';
const label = '{ "label": "Veg pizza", "picture": "category-veg-pizza", "categoryId": "2" }';
const offer = (more: string) =>
  node(`"id": "new", "type": "other-offers", "props": { "offers": [\n      { ${more} }\n      ] }`);

interface Mistake {
  readonly file?: string;
  readonly write: readonly [before: string, after: string, mark?: string];
  readonly sign?: '✗' | '!';
  /** What is wrong, and the cure. */
  readonly says: readonly string[];
}

export const mistakes: Record<string, Mistake> = {
  'a misspelt field': {
    write: ['"tracking": { "name": "home hero" }', '"traking": { "name": "home hero" }'],
    says: ['traking is not a field of this object', "Did you mean 'tracking'?"],
  },
  'a path with a coupon that the shop does not have': {
    write: [first, linking('{ "action": "path", "to": "/offers?offer=FRIST40" }'), '/offers?offer=FRIST40'],
    says: ["'FRIST40' is no coupon of the shop", "Did you mean 'FIRST40'?"],
  },
  'a path to a category that the menu does not have': {
    write: [first, linking('{ "action": "path", "to": "/menu/veg-piza" }'), '/menu/veg-piza'],
    says: ["'veg-piza' names a category that the menu does not have", "Did you mean 'veg-pizza'?"],
  },
  'a misspelt kind': {
    write: ['"type": "hero-carousel"', '"type": "hero-carousell"'],
    says: ["Did you mean 'hero-carousel'?"],
  },
  'a picture that does not exist': {
    write: [pizza, '"picture": "banner-hero-piza"'],
    says: ['names a picture that does not exist', "Did you mean 'banner-hero-pizza'?"],
  },
  'the picture of a dish on a banner': {
    write: [pizza, '"picture": "fries"'],
    says: ["names a picture of another kind: 'fries'", "a banner ('banner-…')"],
  },
  'a banner on the tile of a category': {
    write: ['"picture": "category-veg-pizza"', '"picture": "banner-hero-pizza"'],
    says: ['names a picture of another kind', "the picture of a category ('category-…')"],
  },
  'the picture of a category for shared links': {
    file: 'seo-tags/default.json',
    write: ['"picture": "banner-hero-chicken"', '"picture": "category-chicken"'],
    says: ['names a picture of another kind', "a banner ('banner-…')"],
  },
  'a link to a screen that does not exist': {
    write: [first, linking('{ "action": "path", "to": "/ofers" }'), '/ofers'],
    says: ["'/ofers' leads to no screen of the app", "Did you mean '/offers'?"],
  },
  'a link to a screen that is not built yet': {
    write: [first, linking('{ "action": "path", "to": "/gift-cards" }'), '/gift-cards'],
    says: ["'/gift-cards' leads to no screen of the app", 'Screens: /'],
  },
  'a path without its slash': {
    write: [first, linking('{ "action": "path", "to": "offers" }'), '"offers"'],
    says: ["'offers' is no path: begin with '/'"],
  },
  'a link to an information page that does not exist': {
    write: [first, linking('{ "action": "path", "to": "/info/our-stori" }'), '/info/our-stori'],
    says: ['leads to an information page that does not exist', "Did you mean '/info/our-story'?"],
  },
  'a link to a category that does not exist': {
    write: [first, linking('{ "action": "menu", "to": "veg-piza" }'), 'veg-piza'],
    says: ['names a category that the menu does not have', "Did you mean 'veg-pizza'?"],
  },
  'a link to a product that does not exist': {
    write: [first, linking('{ "action": "menu", "to": "veg-pizza/PIZ99999" }'), 'PIZ99999'],
    says: ['names a product that the menu does not have'],
  },
  'a tile of a category that does not exist': {
    write: [label, label.replace('"2"', '"pizzas-veg"')],
    says: ["'pizzas-veg' names a category that the menu does not have", 'Categories:'],
  },
  'an address without https': {
    write: [first, linking('{ "action": "url", "to": "http://elsewhere.example/x" }'), 'http://elsewhere'],
    says: ['https://'],
  },
  'a page of a host that is not allowed': {
    write: [first, linking('{ "action": "web_view", "to": "https://elsewhere.example/x" }'), 'elsewhere'],
    says: ['its host is none of webViewHosts of app-config', "use the action 'url'"],
  },
  'a telephone number with letters': {
    write: [first, linking('{ "action": "call", "to": "1800 COOP" }'), '1800 COOP'],
    says: ['write a telephone number'],
  },
  'a coupon in a link that the shop does not know': {
    write: [first, linking('{ "action": "deals", "to": "FRIST40" }'), 'FRIST40'],
    says: ["'FRIST40' is no coupon of the shop", "Did you mean 'FIRST40'?"],
  },
  'an offer with a coupon that the shop does not know': {
    write: [
      first,
      node(
        '"id": "new", "type": "countdown-offer", "props": {\n "heading": "x", "code": "LAVA02",\n "endsAt": "2026-12-01T00:00:00+05:30" }',
      ),
      'LAVA02',
    ],
    says: ["'LAVA02' is no coupon of the shop", "Did you mean 'LAVA20'?"],
  },
  'an amount in rupees': {
    file: 'app-config/default.json',
    write: ['"D": { "amount": 1500 }', '"D": { "amount": 15 }'],
    sign: '!',
    says: ['is 15 paise, which is ₹0.15: it looks like rupees. Write 1500 for ₹15.'],
  },
  'an amount with a sign of money': {
    file: 'app-config/default.json',
    write: ['"D": { "amount": 1500 }', '"D": { "amount": "₹15" }'],
    says: ['must be a number, not "₹15"', 'Amounts are in paise: ₹99 is 9900.'],
  },
  'HTML in a text': {
    write: [first, saying('Open <b>until midnight</b>'), '<b>'],
    says: ["holds HTML, which customers would read as signs: '<b>'", 'Write the text alone.'],
  },
  'a character that the database cannot keep': {
    write: [first, saying('Open\u0000 late'), 'Open'],
    says: ['text holds a control character, U+0000', 'Remove it.'],
  },
  'a control character': {
    write: [first, saying('Open\u0007 late'), 'Open'],
    says: ['text holds a control character, U+0007', 'Remove it.'],
  },
  'half of an emoji': {
    write: [first, saying('Open \ud83d late'), 'Open'],
    says: ['text holds half of a character, U+D83D', 'Write the whole character again.'],
  },
  'a character reference in a text': {
    write: [first, saying('Hot &amp; fresh'), '&amp;'],
    says: ["holds HTML, which customers would read as signs: '&amp;'"],
  },
  'a second form for an order type': {
    file: 'feedback-template/dine-in.json',
    write: ['"orderMode": ["DINEIN"]', '"orderMode": ["DINEIN", "P"]'],
    says: ["is 'P', for which feedback-template/default is already", "write a 'when'"],
  },
  'a time without an offset': {
    write: [first, when('{ "until": "2026-12-31T18:00:00" }'), '"until"'],
    says: ['a time with its offset, like 2026-11-20T10:00:00+05:30'],
  },
  'a time of another zone': {
    write: [first, when('{ "until": "2026-12-31T18:00:00Z" }'), '"until"'],
    sign: '!',
    says: ['is not in the time of India', 'End it with +05:30'],
  },
  'a year with a typing error': {
    file: 'alerts/default.json',
    write: ['2027-01-01T04:00:00+05:30', '2072-01-01T04:00:00+05:30'],
    sign: '!',
    says: ['is more than 2 years ahead', 'Correct the year'],
  },
  'a day that no calendar has': {
    write: [first, when('{ "until": "2026-11-31T18:00:00+05:30" }'), '"until"'],
    says: ['2026-11-31'],
  },
  'a node that is over': {
    write: [first, when('{ "until": "2026-01-31T18:00:00+05:30" }'), '"until"'],
    sign: '!',
    says: ['The node is shown to nobody.'],
  },
  'an end before the beginning': {
    write: [
      first,
      when('{ "from": "2026-12-02T00:00:00+05:30", "until": "2026-12-01T00:00:00+05:30" }'),
      '"when"',
    ],
    says: ['would hide it permanently'],
  },
  'a misspelt clause': {
    write: [first, when('{ "sesion": "guest" }'), 'sesion'],
    says: ["Did you mean 'session'?"],
  },
  'an order type that does not exist': {
    write: [first, when('{ "orderTypes": ["PICK"] }'), 'PICK'],
    says: ["Allowed: 'D', 'P', 'DINEIN', 'CURB', 'IRCTC'"],
  },
  'an experiment that does not exist': {
    write: [first, when('{ "experiment": { "name": "menuSort", "variants": ["A"] } }'), 'menuSort'],
    sign: '!',
    says: ['names an experiment that does not exist', 'Experiments:'],
  },
  'a store that does not exist': {
    write: [first, when('{ "storeIds": ["14053222"] }'), '14053222'],
    says: ['14053222'],
  },
  'a word that no narrow phone holds': {
    write: [first, saying('Rindfleischetikettierungsüberwachung'), 'Rindfleisch'],
    sign: '!',
    says: ['which does not fit a narrow phone', 'divide it by a hyphen or a space'],
  },
  'a heading that is too long': {
    write: ['"heading": "Dinner, sorted"', `"heading": "${'Dinner, sorted '.repeat(5)}"`],
    says: ['is too long: at most 60 characters', 'Shorten it.'],
  },
  'an empty text': {
    write: [first, saying(''), '"text": ""'],
    says: ['is empty. Write something'],
  },
  'an id that is given twice': {
    write: ['"id": "categories"', '"id": "hero"'],
    says: ["'hero'"],
  },
  'an icon that does not exist': {
    file: 'left-menu/default.json',
    write: ['"icon": "utensils"', '"icon": "utensil"'],
    says: ["Did you mean 'utensils'?"],
  },
  'a price that the menu does not have': {
    write: [
      first,
      offer('"heading": "Lunch for one at ₹149", "link": { "action": "menu", "to": "combos" }'),
      '₹149',
    ],
    sign: '!',
    says: ["says '₹149': the menu sells 'Lunch for One' at ₹199."],
  },
  'a dish that is elsewhere on the menu': {
    write: [
      first,
      offer('"heading": "Lunch for one", "link": { "action": "menu", "to": "pizza-mania" }'),
      'Lunch for one',
    ],
    sign: '!',
    says: ["names 'Lunch for One', which 'pizza-mania' does not have. It is in 'combos'."],
  },
  'meat without its mark': {
    write: [
      first,
      offer('"heading": "Crunch", "link": { "action": "menu", "to": "speciality-chicken" }'),
      'Crunch',
    ],
    sign: '!',
    says: ["'speciality-chicken' has no vegetarian dish", 'Add "nonVeg": true.'],
  },
  'a version that the kind does not have': {
    write: ['"version": 2,\n      "title": "On the counter today"', '"version": 3,\n      "title": "x"'],
    says: ["is 3, but 'hero-carousel' has 2"],
  },
  'a path in the tags that is no page': {
    file: 'seo-tags/default.json',
    write: ['"/info/help": {', '"/info/hlep": {'],
    sign: '!',
    says: ["routes['/info/hlep'] is the path of no page", "Did you mean '/info/help'?"],
  },
  'typographic quotes': {
    write: ['"title": "Home page of every store"', '“title”: "Home page of every store"'],
    says: ['straight'],
  },
  'Markdown in a text': {
    write: [first, saying('Open **until midnight**'), '**until'],
    says: [
      "holds Markdown, which customers would read as signs: '**until midnight**'",
      'Write the text alone.',
    ],
  },
  'an unfinished text': {
    write: [first, saying('TODO: text of Diwali'), 'TODO'],
    sign: '!',
    says: ["looks unfinished: 'TODO'", 'Write what customers are to read.'],
  },
  'a name in braces that nothing replaces': {
    write: [first, saying('Hello {name}, hungry?'), '{name}'],
    sign: '!',
    says: ["holds '{name}', which nothing replaces", 'Write the words.'],
  },
  'a line break in a text': {
    write: [first, saying('Open late\nOrder now'), 'Open late'],
    sign: '!',
    says: ['holds a line break or a tab, which is shown as a space'],
  },
  'an invisible character of a copied text': {
    write: [first, saying('Open\u200b late'), 'Open'],
    sign: '!',
    says: ['holds an invisible character (U+200B)', 'Type the text again.'],
  },
  'an address in a text': {
    write: [first, saying('Read more at www.elsewhere.example/diwali'), 'www'],
    sign: '!',
    says: ['holds an address that nobody can tap', "Put it into a 'link'."],
  },
  'a space too many': {
    write: [first, saying('Open  late'), 'Open'],
    sign: '!',
    says: ['has a space too many', 'Remove it.'],
  },
  'a code in a text that the shop does not know': {
    write: [first, saying('Use code FRIST40 today'), 'FRIST40'],
    sign: '!',
    says: ["names a coupon that the shop does not have: 'FRIST40'", "Did you mean 'FIRST40'?"],
  },
  'a link to the page that it stands on': {
    write: [first, linking('{ "action": "home" }'), '"link"'],
    sign: '!',
    says: ['leads to the page that it stands on', 'Name another page, or leave the link out.'],
  },
  'an earlier price that is no higher': {
    write: [
      first,
      node(
        '"id": "new", "type": "essentials", "props": { "products": [\n { "productId": "PIZ1", "name": "x", "price": 29900, "foodType": 0,\n "strikePrice": 19900 }] }',
      ),
      '"strikePrice"',
    ],
    sign: '!',
    says: ['is ₹199, and the price is ₹299: nothing is saved', 'leave it out'],
  },
  'a copy of a slide that was not changed': {
    write: [
      first,
      offer('"heading": "Diwali" },\n { "heading": "Diwali", "link": { "action": "menu", "to": "sides" }'),
      '"Diwali", "link"',
    ],
    sign: '!',
    says: ["is 'Diwali', as is nodes[", 'Change or remove one of the two.'],
  },
  'two entries of the left menu with one label': {
    file: 'left-menu/default.json',
    write: ['"label": "Restaurants"', '"label": "Everyday value"'],
    sign: '!',
    says: ["is 'Everyday value', as is entries.5.props.label"],
  },
  'a tile with the picture of another category': {
    write: [label, label.replace('"2"', '"4"')],
    sign: '!',
    says: ["is of the category 'veg-pizza', and the tile leads to '4'. Correct one of the two."],
  },
  'an amount with paise': {
    file: 'app-config/default.json',
    write: ['"D": { "amount": 1500 }', '"D": { "amount": 1299 }'],
    sign: '!',
    says: ['is ₹12.99, no whole rupees', 'Write 129900 for ₹1,299.'],
  },
  'a comma too many': {
    file: 'bottom-navigation/default.json',
    write: ['"name": "bottom-home"\n      }', '"name": "bottom-home",\n      }', '"bottom-home",'],
    says: ["This comma is one too many: '}' follows."],
  },
  'a name that is given twice': {
    write: [
      '"title": "Home page of every store"',
      '"title": "x",\n  "title": "Home page of every store"',
      'Home page of every',
    ],
    says: ["'title' is given twice", 'keep one of the two'],
  },
  'an order type that is given twice, as a word and as a code': {
    file: 'app-config/default.json',
    write: [
      '"P": { "amount": 1000 }',
      '"takeaway": { "amount": 500 },\n      "P": { "amount": 1000 }',
      '"P"',
    ],
    says: ["is given twice, as 'takeaway' and 'P': keep one of the two."],
  },
  'an order type that does not exist among the charges': {
    file: 'app-config/default.json',
    write: ['"CURB": { "amount": 1000 }', '"CURBS": { "amount": 1000 }'],
    says: ['charges.packaging.CURBS is not a name of this object', "Did you mean 'CURB'?"],
  },
};
