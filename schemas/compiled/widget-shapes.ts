// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Migration } from '../engine/contract.ts';
import type { Shape } from '../reader/shape.ts';
import { migrations as heroCarousel } from '../widgets/hero-carousel.migrations.ts';
import { migrations as everydayValue } from '../widgets/everyday-value.migrations.ts';
import { link } from './shapes/link.ts';
import { productCard } from './shapes/product-card.ts';
import { when } from './shapes/when.ts';

/** What every node has, without what its kind and its `when` say. */
export const nodeShape: Shape = { is: 'object', fields: {
  id: { is: 'essential', of: { is: 'text', least: 1, most: 80 } },
  type: { is: 'essential', of: { is: 'text', least: 1, most: 60 } },
  version: [{ is: 'number', whole: true, least: 1 }, 1],
  title: [{ is: 'text', most: 80 }],
  props: ['any'],
  contentUrl: [{ is: 'text', most: 500, like: /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/u }],
  link: [link],
  layout: [{ is: 'object', fields: {
    margin: [{ is: 'choice', of: ["tight","normal","wide"] }],
    width: [{ is: 'choice', of: ["column","bleed"] }],
  } }],
  when: ['any'],
  nonVeg: ['flag'],
  tracking: [{ is: 'object', fields: {
    name: { is: 'text', most: 80 },
    campaign: [{ is: 'text', most: 80 }],
  } }],
} };

/** The clauses of a `when`. */
export const whenShape: Shape = when;

/** Type of a node → its props. What a kind cannot do without is in its contract, for it may come from a contentUrl. */
export const propsShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['order-types', { is: 'object', fields: {
    legend: [{ is: 'text', least: 1, most: 60 }, "How would you like your food?"],
    types: [{ is: 'list', of: { is: 'object', fields: {
      code: { is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] },
      label: { is: 'text', least: 1, most: 20 },
      note: [{ is: 'text', most: 30 }],
      picture: [{ is: 'text', most: 80 }],
    } }, least: 1, most: 5 }],
  } }],
  ['hero-carousel', { is: 'object', fields: {
    slides: [{ is: 'list', of: { is: 'object', fields: {
      heading: { is: 'text', least: 1, most: 60 },
      text: [{ is: 'text', most: 120 }],
      picture: { is: 'text', most: 80 },
      alt: [{ is: 'text', most: 140 }, ""],
      wash: [{ is: 'choice', of: ["ember","leaf","dusk","cream"] }, "ember"],
      link: [link],
      nonVeg: ['flag'],
    } }, least: 1, most: 6 }],
  } }],
  ['category-grid', { is: 'object', fields: {
    items: [{ is: 'list', of: { is: 'object', fields: {
      label: { is: 'text', least: 1, most: 28 },
      picture: { is: 'text', most: 80 },
      categoryId: [{ is: 'text', most: 40 }],
      note: [{ is: 'text', most: 24 }],
      link: [link],
      nonVeg: ['flag'],
    } }, least: 1, most: 12 }],
  } }],
  ['bestsellers', { is: 'object', fields: {
    products: [{ is: 'list', of: productCard, most: 20 }],
  } }],
  ['everyday-value', { is: 'object', fields: {
    text: [{ is: 'text', most: 90 }],
    products: [{ is: 'list', of: productCard, most: 12 }],
  } }],
  ['offers-rail', { is: 'object', fields: {
    offers: [{ is: 'list', of: { is: 'object', fields: {
      heading: { is: 'text', least: 1, most: 40 },
      text: [{ is: 'text', most: 90 }],
      code: [{ is: 'text', like: /^[A-Z0-9]{3,16}$/u }],
      terms: [{ is: 'text', most: 48 }],
      wash: [{ is: 'choice', of: ["ember","leaf","dusk","cream"] }, "ember"],
      link: [link],
      nonVeg: ['flag'],
    } }, most: 10 }],
  } }],
  ['countdown-offer', { is: 'object', fields: {
    heading: [{ is: 'text', least: 1, most: 50 }],
    text: [{ is: 'text', most: 90 }],
    code: [{ is: 'text', like: /^[A-Z0-9]{3,16}$/u }],
    endsAt: [{ is: 'text', like: /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|([+-](?:[01]\d|2[0-3]):[0-5]\d)))$/u }],
    picture: [{ is: 'text', most: 80 }],
  } }],
  ['essentials', { is: 'object', fields: {
    products: [{ is: 'list', of: productCard, most: 12 }],
  } }],
  ['favourite-banner', { is: 'object', fields: {
    heading: [{ is: 'text', least: 1, most: 50 }],
    text: [{ is: 'text', most: 90 }],
    cta: [{ is: 'text', least: 1, most: 24 }, "See favourites"],
    picture: [{ is: 'text', most: 80 }],
    wash: [{ is: 'choice', of: ["ember","leaf","dusk","cream"] }, "ember"],
  } }],
  ['other-offers', { is: 'object', fields: {
    offers: [{ is: 'list', of: { is: 'object', fields: {
      heading: { is: 'text', least: 1, most: 50 },
      text: [{ is: 'text', most: 90 }],
      picture: [{ is: 'text', most: 80 }],
      link: [link],
      nonVeg: ['flag'],
    } }, most: 8 }],
  } }],
  ['active-order', { is: 'object', fields: {
    order: [{ is: 'object', fields: {
      id: { is: 'text', least: 1, most: 80 },
      stage: { is: 'choice', of: ["CONFIRMED","BEING_BAKED","DISPATCHED","DELIVERED","CANCELLED"] },
      stageLabel: { is: 'text', least: 1, most: 40 },
      eta: [{ is: 'text', most: 60 }],
      storeName: [{ is: 'text', most: 80 }],
    } }],
    trackLabel: [{ is: 'text', least: 1, most: 20 }, "Track order"],
  } }],
  ['previous-order', { is: 'object', fields: {
    orders: [{ is: 'list', of: { is: 'object', fields: {
      id: { is: 'text', least: 1, most: 80 },
      placedAt: { is: 'text', like: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:[0-5]\d)$/u },
      items: { is: 'list', of: { is: 'object', fields: {
        name: { is: 'text', least: 1, most: 80 },
        quantity: [{ is: 'number', whole: true, least: 1, most: 99 }, 1],
        foodType: [{ is: 'choice', of: [1,2] }],
      } }, least: 1, most: 25 },
      total: 'count',
      pictures: [{ is: 'list', of: { is: 'text', most: 80 }, most: 3 }, []],
      storeName: [{ is: 'text', most: 80 }],
      nonVeg: ['flag'],
    } }, most: 6 }, []],
    reorderLabel: [{ is: 'text', least: 1, most: 20 }, "Order again"],
  } }],
  ['hygiene-banner', { is: 'object', fields: {
    heading: [{ is: 'text', least: 1, most: 60 }],
    text: [{ is: 'text', most: 140 }],
    points: [{ is: 'list', of: { is: 'object', fields: {
      label: { is: 'text', least: 1, most: 40 },
      icon: [{ is: 'text', most: 30 }, "check"],
    } }, most: 4 }, []],
    action: [{ is: 'text', least: 1, most: 30 }, "See how we work"],
    picture: [{ is: 'text', most: 80 }],
  } }],
  ['feedback-prompt', { is: 'object', fields: {
    widgetId: [{ is: 'text', least: 1, most: 80 }],
    heading: [{ is: 'text', least: 1, most: 60 }],
    question: [{ is: 'text', least: 1, most: 120 }],
    orderId: [{ is: 'text', most: 80 }],
    orderMode: [{ is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] }],
    dismissable: ['flag', true],
  } }],
  ['leaderboard-banner', { is: 'object', fields: {
    heading: [{ is: 'text', least: 1, most: 60 }],
    text: [{ is: 'text', most: 140 }],
    leaders: [{ is: 'list', of: { is: 'object', fields: {
      name: { is: 'text', least: 1, most: 40 },
      runs: 'count',
    } }, most: 3 }, []],
    picture: [{ is: 'text', most: 80 }],
    action: [{ is: 'text', least: 1, most: 30 }, "See the leaderboard"],
  } }],
  ['app-banner', { is: 'object', fields: {
    heading: [{ is: 'text', least: 1, most: 60 }],
    text: [{ is: 'text', most: 140 }],
    action: [{ is: 'text', least: 1, most: 20 }, "Install"],
    icon: [{ is: 'text', most: 30 }, "app"],
  } }],
  ['notice', { is: 'object', fields: {
    text: [{ is: 'text', least: 1, most: 240 }],
    heading: [{ is: 'text', most: 60 }],
    tone: [{ is: 'choice', of: ["info","good","warning"] }, "info"],
    icon: [{ is: 'text', most: 30 }],
  } }],
  ['story-block', { is: 'object', fields: {
    heading: [{ is: 'text', least: 1, most: 80 }],
    paragraphs: [{ is: 'list', of: { is: 'text', least: 1, most: 800 }, least: 1, most: 6 }],
    picture: [{ is: 'text', most: 80 }],
    alt: [{ is: 'text', most: 140 }, ""],
    order: [{ is: 'choice', of: ["picture-first","words-first"] }, "picture-first"],
  } }],
  ['text-block', { is: 'object', fields: {
    heading: [{ is: 'text', most: 100 }],
    paragraphs: [{ is: 'list', of: { is: 'text', least: 1, most: 1200 }, most: 12 }, []],
    list: [{ is: 'list', of: { is: 'text', least: 1, most: 400 }, most: 40 }, []],
    listKind: [{ is: 'choice', of: ["points","steps"] }, "points"],
  } }],
  ['faq-block', { is: 'object', fields: {
    heading: [{ is: 'text', most: 80 }],
    items: [{ is: 'list', of: { is: 'object', fields: {
      question: { is: 'text', least: 1, most: 160 },
      answer: { is: 'list', of: { is: 'text', least: 1, most: 800 }, least: 1, most: 5 },
    } }, least: 1, most: 30 }],
  } }],
  ['menu-entry', { is: 'object', fields: {
    label: [{ is: 'text', least: 1, most: 40 }],
    icon: [{ is: 'text', most: 30 }],
    note: [{ is: 'text', most: 40 }],
  } }],
  ['menu-group', { is: 'object', fields: {
    heading: [{ is: 'text', most: 40 }],
  } }],
  ['bottom-item', { is: 'object', fields: {
    label: [{ is: 'text', least: 1, most: 14 }],
    icon: [{ is: 'text', most: 30 }],
    badge: [{ is: 'choice', of: ["cart-count"] }],
  } }],
  ['field-rating', { is: 'object', fields: {
    question: [{ is: 'text', least: 1, most: 120 }],
    labels: [{ is: 'list', of: { is: 'text', least: 1, most: 24 }, least: 6, most: 6 }],
    required: ['flag', false],
  } }],
  ['field-tags', { is: 'object', fields: {
    question: [{ is: 'text', least: 1, most: 120 }],
    tags: [{ is: 'list', of: { is: 'text', least: 1, most: 30 }, least: 1, most: 12 }],
    required: ['flag', false],
  } }],
  ['field-category', { is: 'object', fields: {
    question: [{ is: 'text', least: 1, most: 120 }],
    options: [{ is: 'list', of: { is: 'object', fields: {
      value: { is: 'text', least: 1, most: 40 },
      label: { is: 'text', least: 1, most: 40 },
      text: [{ is: 'text', most: 80 }],
    } }, least: 2, most: 8 }],
    required: ['flag', false],
  } }],
  ['field-comment', { is: 'object', fields: {
    question: [{ is: 'text', least: 1, most: 120 }],
    hint: [{ is: 'text', most: 120 }],
    maxLength: [{ is: 'number', whole: true, least: 20, most: 250 }, 250],
    required: ['flag', false],
  } }],
  ['field-nps', { is: 'object', fields: {
    question: [{ is: 'text', least: 1, most: 120 }],
    lowLabel: [{ is: 'text', least: 1, most: 24 }, "Not at all likely"],
    highLabel: [{ is: 'text', least: 1, most: 24 }, "Very likely"],
    required: ['flag', false],
  } }],
]);

/** Type of a node → what leads from each of its versions to the next. */
export const migrations: ReadonlyMap<string, readonly Migration[]> = new Map<string, readonly Migration[]>([
  ['hero-carousel', heroCarousel],
  ['everyday-value', everydayValue],
]);
