import { first, linking, type Mistake, node, pizza, when } from './mistake.ts';
import { textMistakes } from './text-mistakes.ts';

const label = '{ "label": "Veg pizza", "picture": "category-veg-pizza", "categoryId": "2" }';
const offer = (more: string) =>
  node(`"id": "new", "type": "other-offers", "props": { "offers": [\n      { ${more} }\n      ] }`);
const card = (more: string) =>
  node(`"id": "new", "type": "essentials", "props": { "products": [\n { "foodType": 0, ${more} }] }`);

/** Mistakes that people who write documents make, by their names in tests. */
export const mistakes: Record<string, Mistake> = {
  ...textMistakes,
  'a misspelt field': {
    write: ['"tracking": { "name": "home hero" }', '"traking": { "name": "home hero" }'],
    says: ['traking is not a field of this object'],
    cure: "Did you mean 'tracking'? Rename or remove it.",
  },
  'a path with a coupon that the shop does not have': {
    write: [first, linking('{ "action": "path", "to": "/offers?offer=FRIST40" }'), '/offers?offer=FRIST40'],
    says: ["'FRIST40' is no coupon of the shop"],
    cure: "Did you mean 'FIRST40'?",
  },
  'a path to a category that the menu does not have': {
    write: [first, linking('{ "action": "path", "to": "/menu/veg-piza" }'), '/menu/veg-piza'],
    says: ["'veg-piza' names a category that the menu does not have"],
    cure: "Did you mean 'veg-pizza'?",
  },
  'a misspelt kind': {
    write: ['"type": "hero-carousel"', '"type": "hero-carousell"'],
    says: ['cannot be "hero-carousell"'],
    cure: "Did you mean 'hero-carousel'?",
  },
  'a picture that does not exist': {
    write: [pizza, '"picture": "banner-hero-piza"'],
    says: ['names a picture that does not exist'],
    cure: "Did you mean 'banner-hero-pizza'?",
  },
  'the picture of a dish on a banner': {
    write: [pizza, '"picture": "fries"'],
    says: ["names a picture of another kind: 'fries'", "a banner ('banner-…')"],
    cure: 'Name one, for example banner-',
  },
  'a banner on the tile of a category': {
    write: ['"picture": "category-veg-pizza"', '"picture": "banner-hero-pizza"'],
    says: ['names a picture of another kind', "the picture of a category ('category-…')"],
    cure: 'Name one, for example category-',
  },
  'the picture of a category for shared links': {
    file: 'seo-tags/default.json',
    write: ['"picture": "banner-hero-chicken"', '"picture": "category-chicken"'],
    says: ['names a picture of another kind', "a banner ('banner-…')"],
    cure: 'Name one, for example banner-',
  },
  'a link to a screen that does not exist': {
    write: [first, linking('{ "action": "path", "to": "/ofers" }'), '/ofers'],
    says: ["'/ofers' leads to no screen of the app"],
    cure: "Did you mean '/offers'?",
  },
  'a link to a screen that is not built yet': {
    write: [first, linking('{ "action": "path", "to": "/gift-cards" }'), '/gift-cards'],
    says: ["'/gift-cards' leads to no screen of the app"],
    cure: 'Write one of the screens: /',
  },
  'a path without its slash': {
    write: [first, linking('{ "action": "path", "to": "offers" }'), '"offers"'],
    says: ["'offers' is no path"],
    cure: "begin with '/', for example /offers.",
  },
  'a link to an information page that does not exist': {
    write: [first, linking('{ "action": "path", "to": "/info/our-stori" }'), '/info/our-stori'],
    says: ['leads to an information page that does not exist'],
    cure: "Did you mean '/info/our-story'?",
  },
  'a link to a category that does not exist': {
    write: [first, linking('{ "action": "menu", "to": "veg-piza" }'), 'veg-piza'],
    says: ['names a category that the menu does not have'],
    cure: "Did you mean 'veg-pizza'?",
  },
  'a link to a product that does not exist': {
    write: [first, linking('{ "action": "menu", "to": "veg-pizza/PIZ99999" }'), 'PIZ99999'],
    says: ['names a product that the menu does not have'],
    cure: 'Write the id of a product of the menu.',
  },
  'a tile of a category that does not exist': {
    write: [label, label.replace('"2"', '"pizzas-veg"')],
    says: ["'pizzas-veg' names a category that the menu does not have"],
    cure: 'Write one of the categories: ',
  },
  'an address without https': {
    write: [first, linking('{ "action": "url", "to": "http://elsewhere.example/x" }'), 'http://elsewhere'],
    says: ['is not written as it must be: "http://elsewhere.example/x"'],
    cure: 'Begin with https:// for another site',
  },
  'a page of a host that is not allowed': {
    write: [first, linking('{ "action": "web_view", "to": "https://elsewhere.example/x" }'), 'elsewhere'],
    says: ['its host is none of webViewHosts of app-config'],
    cure: "Add the host there, or use the action 'url'.",
  },
  'a telephone number with letters': {
    write: [first, linking('{ "action": "call", "to": "1800 COOP" }'), '1800 COOP'],
    says: ["'1800 COOP' is no target for the action 'call'"],
    cure: 'write a telephone number (68886888)',
  },
  'a coupon in a link that the shop does not know': {
    write: [first, linking('{ "action": "deals", "to": "FRIST40" }'), 'FRIST40'],
    says: ["'FRIST40' is no coupon of the shop"],
    cure: "Did you mean 'FIRST40'?",
  },
  'an offer with a coupon that the shop does not know': {
    write: [
      first,
      node(
        '"id": "new", "type": "countdown-offer", "props": {\n "heading": "x", "code": "LAVA02",\n "endsAt": "2026-12-01T00:00:00+05:30" }',
      ),
      'LAVA02',
    ],
    says: ["'LAVA02' is no coupon of the shop"],
    cure: "Did you mean 'LAVA20'?",
  },
  'an amount in rupees': {
    file: 'app-config/default.json',
    write: ['"D": { "amount": 1500 }', '"D": { "amount": 15 }'],
    sign: '!',
    says: ['is 15 paise, which is ₹0.15: it looks like rupees.'],
    cure: 'Write 1500 for ₹15.',
  },
  'an amount with a sign of money': {
    file: 'app-config/default.json',
    write: ['"D": { "amount": 1500 }', '"D": { "amount": "₹15" }'],
    says: ['must be a number, not "₹15"'],
    cure: 'Write a number. Amounts are in paise: ₹99 is 9900.',
  },
  'a second form for an order type': {
    file: 'feedback-template/dine-in.json',
    write: ['"orderMode": ["DINEIN"]', '"orderMode": ["DINEIN", "P"]'],
    says: ["is 'P', for which feedback-template/default is already"],
    cure: "Remove it from one of the two, or write a 'when'.",
  },
  'a time without an offset': {
    write: [first, when('{ "until": "2026-12-31T18:00:00" }'), '"until"'],
    says: ['has no offset (India: +05:30)'],
    cure: 'Write 2026-12-31T18:00:00+05:30.',
  },
  'a time of another zone': {
    write: [first, when('{ "until": "2026-12-31T18:00:00Z" }'), '"until"'],
    sign: '!',
    says: ['is not in the time of India'],
    cure: 'End it with +05:30, and write the time of India before it.',
  },
  'a year with a typing error': {
    file: 'alerts/default.json',
    write: ['2027-01-01T04:00:00+05:30', '2072-01-01T04:00:00+05:30'],
    sign: '!',
    says: ['is more than 2 years ahead'],
    cure: 'Correct the year if it is a typing error.',
  },
  'a day that no calendar has': {
    write: [first, when('{ "until": "2026-11-31T18:00:00+05:30" }'), '"until"'],
    says: ["is a time that does not exist: '2026-11-31T18:00:00+05:30'"],
    cure: 'Write one like 2026-11-20T10:00:00+05:30.',
  },
  'a node that is over': {
    write: [first, when('{ "until": "2026-01-31T18:00:00+05:30" }'), '"until"'],
    sign: '!',
    says: ["is over: '2026-01-31T18:00:00+05:30'", 'Nobody sees the node.'],
    cure: 'Write a later time, or remove the node.',
  },
  'a countdown that is over': {
    write: [
      first,
      node(
        '"id": "new", "type": "countdown-offer", "props": {\n "heading": "x", "code": "LAVA20",\n "endsAt": "2026-01-31T00:00:00+05:30" }',
      ),
      '"endsAt"',
    ],
    sign: '!',
    says: ["is over: '2026-01-31T00:00:00+05:30'"],
    cure: 'Write a later time, or remove the node.',
  },
  'a notice of the alerts that is over': {
    file: 'alerts/default.json',
    write: [
      '"from": "2026-12-31T18:00:00+05:30",\n      "until": "2027-01-01T04:00:00+05:30"',
      '"until": "2026-01-01T04:00:00+05:30"',
    ],
    sign: '!',
    says: ['is over', 'Nobody sees the notice.'],
    cure: 'Write a later time, or remove the notice.',
  },
  'a form that no order type chooses': {
    file: 'feedback-template/dine-in.json',
    write: [
      '{\n  "$schema": "../../schemas/json/feedback-template.json",\n  "document": "feedback-template",\n  "title": "Feedback on a visit",\n  "orderMode": ["DINEIN"],',
      '{\n  "document": "feedback-template",',
    ],
    sign: '!',
    says: ["has neither 'orderMode' nor 'when'"],
    cure: "Write its order types into 'orderMode', or remove the form.",
  },
  'an end before the beginning': {
    write: [
      first,
      when('{ "from": "2026-12-02T00:00:00+05:30", "until": "2026-12-01T00:00:00+05:30" }'),
      '"when"',
    ],
    says: ["would hide it permanently: 'until' is not after 'from'."],
    cure: 'Correct one of the two.',
  },
  'a misspelt clause': {
    write: [first, when('{ "sesion": "guest" }'), 'sesion'],
    says: ['sesion is not a field of this object'],
    cure: "Did you mean 'session'?",
  },
  'an order type that does not exist': {
    write: [first, when('{ "orderTypes": ["PICK"] }'), 'PICK'],
    says: ['cannot be "PICK"'],
    cure: "Write one of: 'D', 'P', 'DINEIN', 'CURB', 'IRCTC'.",
  },
  'an experiment that does not exist': {
    write: [first, when('{ "experiment": { "name": "menuSort", "variants": ["A"] } }'), 'menuSort'],
    sign: '!',
    says: ['names an experiment that does not exist'],
    cure: 'Write one of the experiments: ',
  },
  'a store that does not exist': {
    write: [first, when('{ "storeIds": ["14053222"] }'), '14053222'],
    says: ["names a store that does not exist: '14053222'"],
    cure: 'Write the id of a store, or remove it.',
  },
  'an id that is given twice': {
    write: ['"id": "categories"', '"id": "hero"'],
    says: ["is 'hero', as is nodes["],
    cure: 'Give each node an id of its own.',
  },
  'an icon that does not exist': {
    file: 'left-menu/default.json',
    write: ['"icon": "utensils"', '"icon": "utensil"'],
    says: ["names an icon that does not exist: 'utensil'"],
    cure: "Did you mean 'utensils'?",
  },
  'a price that the menu does not have': {
    write: [
      first,
      offer('"heading": "Lunch for one at ₹149", "link": { "action": "menu", "to": "combos" }'),
      '₹149',
    ],
    sign: '!',
    says: ["says '₹149': the menu sells 'Lunch for One' at ₹199."],
    cure: 'Correct the price or the link.',
  },
  'a dish that is elsewhere on the menu': {
    write: [
      first,
      offer('"heading": "Lunch for one", "link": { "action": "menu", "to": "pizza-mania" }'),
      'Lunch for one',
    ],
    sign: '!',
    says: ["names 'Lunch for One', which 'pizza-mania' does not have. It is in 'combos'."],
    cure: 'Correct the name or the link.',
  },
  'meat without its mark': {
    write: [
      first,
      offer('"heading": "Crunch", "link": { "action": "menu", "to": "speciality-chicken" }'),
      'Crunch',
    ],
    sign: '!',
    says: ["'speciality-chicken' has no vegetarian dish"],
    cure: 'Add "nonVeg": true.',
  },
  'a version that the kind does not have': {
    write: ['"version": 2,\n      "title": "On the counter today"', '"version": 3,\n      "title": "x"'],
    says: ["is 3, but 'hero-carousel' has 2"],
    cure: 'Write 2.',
  },
  'a path in the tags that is no page': {
    file: 'seo-tags/default.json',
    write: ['"/info/help": {', '"/info/hlep": {'],
    sign: '!',
    says: ["routes['/info/hlep'] is the path of no page"],
    cure: "Did you mean '/info/help'?",
  },
  'typographic quotes': {
    write: ['"title": "Home page of every store"', '“title”: "Home page of every store"'],
    says: ['The name of a field is expected here.', 'The line has curly quotes (“ ”)'],
    cure: 'around names and texts they must be straight (").',
  },
  'a link to the page that it stands on': {
    write: [first, linking('{ "action": "home" }'), '"link"'],
    sign: '!',
    says: ['leads to the page that it stands on'],
    cure: 'Name another page, or leave the link out.',
  },
  'a card of a product that the menu does not have': {
    write: [first, card('"productId": "PIZ999", "name": "Margherita", "price": 9900'), '"productId"'],
    sign: '!',
    says: ["names a product that the menu does not have: 'PIZ999'. Did you mean 'PIZ1'?"],
    cure: 'Write the id of a product of the menu, or remove the card.',
  },
  'an earlier price that is no higher': {
    write: [
      first,
      card('"productId": "PIZ1", "name": "x", "price": 29900,\n "strikePrice": 19900'),
      '"strikePrice"',
    ],
    sign: '!',
    says: ['is ₹199, and the price is ₹299: nothing is saved'],
    cure: 'Write the higher, earlier price, or leave it out.',
  },
  'a copy of a slide that was not changed': {
    write: [
      first,
      offer('"heading": "Diwali" },\n { "heading": "Diwali", "link": { "action": "menu", "to": "sides" }'),
      '"Diwali", "link"',
    ],
    sign: '!',
    says: ["is 'Diwali', as is nodes["],
    cure: 'Change or remove one of the two.',
  },
  'two entries of the left menu with one label': {
    file: 'left-menu/default.json',
    write: ['"label": "Restaurants"', '"label": "Everyday value"'],
    sign: '!',
    says: ["is 'Everyday value', as is entries.5.props.label"],
    cure: 'Change or remove one of the two.',
  },
  'a tile with the picture of another category': {
    write: [label, label.replace('"2"', '"4"')],
    sign: '!',
    says: ["is of the category 'veg-pizza', and the tile leads to '4'."],
    cure: 'Correct one of the two.',
  },
  'an amount with paise': {
    file: 'app-config/default.json',
    write: ['"D": { "amount": 1500 }', '"D": { "amount": 1299 }'],
    sign: '!',
    says: ['is ₹12.99, no whole rupees'],
    cure: 'Write 129900 for ₹1,299.',
  },
  'a comma too many': {
    file: 'bottom-navigation/default.json',
    write: ['"name": "bottom-home"\n      }', '"name": "bottom-home",\n      }', '"bottom-home",'],
    says: ["This comma is one too many: '}' follows."],
    cure: 'Remove it.',
  },
  'a name that is given twice': {
    write: [
      '"title": "Home page of every store"',
      '"title": "x",\n  "title": "Home page of every store"',
      'Home page of every',
    ],
    says: ["'title' is given twice"],
    cure: 'keep one of the two.',
  },
  'an order type that is given twice, as a word and as a code': {
    file: 'app-config/default.json',
    write: [
      '"P": { "amount": 1000 }',
      '"takeaway": { "amount": 500 },\n      "P": { "amount": 1000 }',
      '"P"',
    ],
    says: ["is given twice, as 'takeaway' and 'P'"],
    cure: 'keep one of the two.',
  },
  'an order type that does not exist among the charges': {
    file: 'app-config/default.json',
    write: ['"CURB": { "amount": 1000 }', '"CURBS": { "amount": 1000 }'],
    says: ['charges.packaging.CURBS is not a name of this object'],
    cure: "Did you mean 'CURB'? Rename or remove it.",
  },
};
