import { escaped } from '../../http/escaped.ts';
import type { PlainReply } from '../../http/plain-reply.ts';
import { plainHtml } from '../../pages/plain-pages.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import type { GatewaySimulator } from './gateway-simulator.ts';
import type { SandboxPayment } from './sandbox-payments.ts';
import { describedScenario, type ScenarioName } from './scenarios.ts';
import { upiAppPath } from './upi-app.ts';
import { paytmCodes, sandboxCards, sandboxVpas, walletStart } from './what-to-enter.ts';

export const paymentsPagePath = '/sandbox/payments';

/** Something to try: what to enter, and what happens then. */
export interface TrySection {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [enter: string, happens: string])[];
  readonly form?: TryForm;
}

interface TryForm {
  /** The last part of its address. */
  readonly path: string;
  readonly button: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly kind: 'tel' | 'number' | 'text';
    readonly isOptional?: true;
  }[];
}

/** What other modules have to try, such as vouchers. */
export interface MoreToTry {
  readonly sections: () => Promise<readonly TrySection[]>;
  /** What each form of the sections does. Returns the name of what there is to say then. */
  readonly forms: Readonly<Record<string, (form: URLSearchParams) => Promise<string>>>;
  readonly says: Readonly<Record<string, string>>;
}

const style =
  'body{place-content:start center}main{width:min(40rem,100%);text-align:start}h1{font-size:1.5rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}p{margin:.5rem 0}table{border-collapse:collapse;width:100%}th,td{border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.5rem .75rem .5rem 0;text-align:start;vertical-align:top}th{font-weight:600;white-space:nowrap}form{display:grid;gap:.75rem;max-width:22rem;margin:.75rem 0}label{display:grid;gap:.25rem}input,button{font:inherit;color:inherit;background:transparent;min-height:3rem;padding:0 .75rem;border:1px solid color-mix(in srgb,currentColor 60%,transparent);border-radius:.5rem}button{font-weight:600;cursor:pointer}ul{padding:0;list-style:none}li a{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;min-height:3rem}:focus-visible{outline:3px solid;outline-offset:2px}@media(max-width:30rem){th,td{display:block}td{border:0;padding-top:0}}';

const happens = (name: ScenarioName) => describedScenario(name).describe;

const spaced = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

const sections: readonly TrySection[] = [
  {
    title: 'Cards',
    text: 'Any name, any month to come, any CVV. With another valid number, such as 4111 1111 1111 1111, you say on the page of the gateway how the payment goes.',
    rows: Object.entries(sandboxCards).map(([number, name]) => [spaced(number), happens(name)]),
  },
  {
    title: 'UPI addresses',
    text: 'A request to another address waits five minutes, here and in the UPI app of the sandbox.',
    rows: Object.entries(sandboxVpas).map(([vpa, name]) => [
      vpa,
      name === 'invalid' ? 'There is no such address.' : happens(name),
    ]),
  },
  {
    title: 'Net banking and other wallets',
    text: 'Any of them: you say on the page of the gateway how the payment goes.',
    rows: [],
  },
  {
    title: 'Paytm wallet',
    text: `Any mobile number. The wallet begins with ₹1,000 times its last digit: 98765 43215 with ${rupees(walletStart('9876543215'))}. The code says how its payments go.`,
    rows: Object.entries(paytmCodes).map(([code, name]) => [code, happens(name ?? 'success')]),
  },
];

interface Options {
  readonly waiting: readonly { readonly payment: SandboxPayment; readonly href: string }[];
  readonly gateways: readonly Pick<GatewaySimulator, 'name' | 'takes'>[];
  readonly more: readonly TrySection[];
  /** What became of a form that was sent. */
  readonly said?: string | undefined;
}

/** What one can try when paying in the sandbox, and the payments that wait for an answer. */
export function paymentsPage({ waiting, gateways, more, said }: Options, isHttps: boolean): PlainReply {
  const items = waiting.map(
    ({ payment: { amount, detail, ref }, href }) =>
      `<li><a href="${escaped(href)}"><strong>${escaped(rupees(amount))}</strong> <span>${escaped(detail.means ?? detail.description)}</span> <small>${escaped(ref)}</small></a></li>`,
  );
  const list =
    items.length > 0
      ? `<ul>${items.join('')}</ul>`
      : '<p>None. Pay for an order in the shop, and reload this page.</p>';
  return plainHtml(
    {
      title: 'Payments of the sandbox',
      html: `${said === undefined ? '' : `<p role="status"><strong>${escaped(said)}</strong></p>`}<p>No money moves here. The sandbox plays the gateways, and you say how a payment goes.</p><h2>Payments that wait for you</h2>${list}<p><a href="${upiAppPath}">Open the UPI app of the sandbox</a></p>${[...sections, ...more, gatewaySection(gateways)].map(sectionHtml).join('')}`,
      ownStyle: style,
    },
    isHttps,
  );
}

function gatewaySection(gateways: Options['gateways']): TrySection {
  return {
    title: 'Gateways',
    text: 'Which one is asked follows from the way to pay.',
    rows: gateways.map(({ name, takes }) => [name, takes]),
  };
}

function sectionHtml({ title, text, rows, form }: TrySection): string {
  const cells = rows.map(
    ([enter, then]) => `<tr><th scope="row">${escaped(enter)}</th><td>${escaped(then)}</td></tr>`,
  );
  return `<h2>${escaped(title)}</h2><p>${escaped(text)}</p>${cells.length > 0 ? `<table>${cells.join('')}</table>` : ''}${form ? formHtml(form) : ''}`;
}

function formHtml({ path, button, fields }: TryForm): string {
  const inputs = fields.map(
    ({ name, label, kind, isOptional }) =>
      `<label>${escaped(label)}<input name="${name}" type="${kind}"${isOptional ? '' : ' required'} autocomplete="off"></label>`,
  );
  return `<form method="post" action="${paymentsPagePath}/${path}">${inputs.join('')}<button>${escaped(button)}</button></form>`;
}
