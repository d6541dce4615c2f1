import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { pageCookies } from '#schemas/page-cookies.ts';
import type { PaymentToStart } from '../server/gateways/gateway.ts';
import { createPayu, sandboxPayu } from '../server/gateways/payu.ts';
import { createHttpPartner } from '../server/trains/http-partner.ts';

// What the demo's privacy page tells customers, against what the product does.

const { nodes } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../content/info-page/privacy.json'), 'utf8'),
) as { nodes: { id: string; props: { items?: { question: string; answer: string[] }[] } }[] };
const sectionOf = (id: string) => JSON.stringify(nodes.find((node) => node.id === id)?.props);
const answerTo = (question: string) =>
  nodes.flatMap(({ props }) => props.items ?? []).find((item) => item.question === question)?.answer;

const order: PaymentToStart = {
  ref: 'T1001',
  amount: 49_900,
  description: 'Order 1001',
  means: { kind: 'card', mode: 'CC' },
  customer: { id: 'c1', name: 'Asha Menon', mobile: '9876543210', email: 'asha@example.com' },
  returnUrl: 'https://order.example.in/return',
  device: { ip: '203.0.113.1', userAgent: 'Mozilla/5.0' },
  now: 0,
};
const words = { name: 'name', mobile: 'mobile number', email: 'e-mail address' } as const;

it('the privacy page says of a payment company all that one is told of a customer', async () => {
  const payu = createPayu(sandboxPayu, { timeOutMs: 1000, fetch: async () => Response.json({}) });
  const started = await payu.start(order);
  const told = started.kind === 'form' ? Object.values(started.form.fields) : [];
  const [sentence] = /The payment company sees[^.]*\./.exec(sectionOf('who')) ?? [];
  for (const part of ['name', 'mobile', 'email'] as const) {
    expect(told).toContain(order.customer[part]);
    expect(sentence).toContain(words[part]);
  }
});

it('the privacy page says that the partner of the railways is told the PNR', async () => {
  const asked: string[] = [];
  const partner = createHttpPartner({
    url: 'https://trains.example',
    key: 'key-of-the-shop',
    timeOutMs: 1000,
    everyMs: 0,
    fetch: async (url) => {
      asked.push(url);
      return new Response(null, { status: 404 });
    },
  });
  await partner.journeyOf('9901000000');
  expect(asked).toEqual(['https://trains.example/pnr/9901000000']);
  expect(sectionOf('who')).toMatch(/partner of the railways sees your PNR/);
});

it('the privacy page says that somebody sends the text messages for us', () => {
  expect(sectionOf('who')).toMatch(/sends our text messages sees your mobile number/);
});

const cookieWords = {
  store: /restaurant/,
  orderType: /way of ordering/,
  bucket: /versions of a page/,
  menuOrder: /versions of a page/,
} satisfies Record<keyof typeof pageCookies, RegExp>;

it('the privacy page names the cookies that there are; the log-in and the cart are none', () => {
  const [cookies = '', others = ''] = answerTo('Which cookies do you use?') ?? [];
  for (const word of [...Object.values(cookieWords), /app of a partner/]) expect(cookies).toMatch(word);
  expect(cookies).not.toMatch(/log-in|logged in|cart/);
  expect(others).toMatch(/log-in and your cart are no cookies/);
});

it('EXP-19 the privacy page says that the message with a code is read, where the phone offers it', () => {
  const reads = readFileSync(join(import.meta.dirname, '../src/features/login/use-message-code.ts'), 'utf8');
  expect(reads).toContain("transport: ['sms']");
  expect(sectionOf('never')).toMatch(/you say yes, it reads the one message with your code/);
});
