import { expect, it } from 'vitest';
import type { OrderTypeCode } from '#schemas/node.ts';
import { aStore } from '#src/features/place/testing/country.ts';
import { questionFor } from './order-question.ts';

const decides = 'Your address decides which restaurant delivers.';

it.each<[OrderTypeCode[], string, string, string[]]>([
  [['D'], 'Where shall we bring it?', decides, []],
  [['D', 'IRCTC'], 'Where shall we bring it?', decides, []],
  [['D', 'DINEIN'], 'Order dine-in from Indiranagar?', decides, ['Dine-in from Indiranagar']],
  [
    ['D', 'P'],
    'Order takeaway from Indiranagar?',
    `${decides} You can also pick your order up from Indiranagar.`,
    ['Takeaway from Indiranagar'],
  ],
])(
  'LOC-11 where a delivery needs an address first, a restaurant for %j is said to deliver, and offers what it takes besides',
  (orderTypes, title, text, answers) => {
    const question = questionFor({
      store: { ...aStore, orderTypes },
      orderType: 'D',
      why: 'needs address',
      redirectUrl: undefined,
    });
    expect(question).toMatchObject({ title, text, addressHref: '/locationSelection?deliveryType=D' });
    expect(question.answers.map(({ label }) => label)).toEqual(answers);
  },
);
