import { escaped } from '../../http/escaped.ts';
import type { PlainReply } from '../../http/plain-reply.ts';
import { plainHtml } from '../../pages/plain-pages.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { type GatewaySimulator, paymentsPath, type WayBack } from './gateway-simulator.ts';
import type { SandboxPayment } from './sandbox-payments.ts';
import { describedScenario, type ScenarioName, scenarioNames } from './scenarios.ts';

/** Sends the form of a page. A file, because pages allow no script in their text. */
export const sendScriptPath = `${paymentsPath}/send.js`;

/** Takes 'goes' out of the address first: whoever comes back to this page through the history sends nothing again. */
export const sendScript = `const form = document.querySelector('form[data-times]');
const address = new URL(location.href);
address.searchParams.delete('goes');
history.replaceState(null, '', address);
if (form.dataset.times === '2') {
  const body = new URLSearchParams(new FormData(form));
  fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
}
form.submit();
`;

/** Who shows a page: a gateway, or the UPI app of the sandbox. */
export type Brand = Pick<GatewaySimulator, 'name' | 'colour'>;

const common =
  'body{place-content:start center;min-height:0;padding:0 0 2rem}main{width:min(30rem,100vw);box-sizing:border-box}h1{margin:0;padding:1rem;background:var(--brand);color:#fff;font-size:1.25rem;text-align:start}main>:not(h1){margin-inline:1rem}.sum{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;align-items:baseline;text-align:start;font-size:1.125rem}.sum strong{font-size:1.75rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;text-align:start;font-size:.875rem}dd{margin:0;overflow-wrap:anywhere}form{display:grid;gap:.75rem}button,.button,input{font:inherit;box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem 1rem;border-radius:.75rem;border:1px solid color-mix(in srgb,currentColor 45%,transparent);background:none;color:inherit;text-align:start}.button{display:block;text-decoration:none}li+li{margin-top:.75rem}button{cursor:pointer}:is(button,.button):hover{background:color-mix(in srgb,currentColor 8%,transparent)}button span{display:block;font-size:.875rem}.main{background:var(--brand);border-color:var(--brand);color:#fff;text-align:center;font-weight:600}.main:hover{background:color-mix(in srgb,var(--brand) 85%,#000)}.note{font-size:.875rem;text-align:start}label{display:grid;gap:.25rem;text-align:start}fieldset{display:grid;gap:.75rem;margin:0;padding:0;border:0}legend{padding:0;margin-block-end:.75rem;font-weight:600;text-align:start}fieldset:has(.pick){gap:0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}.pick{display:flex;gap:.75rem;align-items:center;min-height:3rem}.pick input{width:1.25rem;min-height:1.25rem;margin:0;accent-color:var(--brand)}h2{font-size:1rem;margin-block:1.5rem .75rem;text-align:start}ul{padding:0;list-style:none;text-align:start}:focus-visible{outline:3px solid;outline-offset:2px}';

interface BrandedPage {
  readonly title: string;
  readonly html: string;
}

/** A page of a gateway: its name and colour, light or dark as the device is. */
export function brandedPage(
  { name, colour }: Brand,
  { title, html }: BrandedPage,
  isHttps: boolean,
): PlainReply {
  return plainHtml(
    {
      title: escaped(title),
      html,
      ownStyle: `${common}:root{--brand:${colour}}h1::before{content:"${name}";display:block;font-size:.875rem;font-weight:400}`,
      isFramed: true,
    },
    isHttps,
  );
}

const noMoney = '<p class="note">This is the sandbox: no money moves.</p>';

function sumOf({ amount, ref, detail }: SandboxPayment): string {
  const means = detail.means ? `<dt>Pay by</dt><dd>${escaped(detail.means)}</dd>` : '';
  return `<p class="sum"><span>${escaped(detail.description)}</span> <strong>${escaped(rupees(amount))}</strong></p><dl>${means}<dt>Reference</dt><dd>${escaped(ref)}</dd></dl>`;
}

interface Choice {
  readonly payment: SandboxPayment;
  /** Where the form is sent. */
  readonly action: string;
  /** Fields of the form besides the buttons, as HTML. */
  readonly fields?: string | undefined;
}

/** Buttons that say how a payment goes. Only who pays has to fill in the fields. */
function choiceForm({ payment, action, fields = '' }: Choice): string {
  const button = (name: ScenarioName) => {
    const { label, describe } = describedScenario(name);
    if (name === 'success')
      return `<button class="main" name="scenario" value="${name}">Pay ${escaped(rupees(payment.amount))}</button>`;
    return `<button name="scenario" value="${name}" formnovalidate>${escaped(label)}<span>${escaped(describe)}</span></button>`;
  };
  // A UPI app answers once; a page may take another card.
  const isInApp = payment.state === 'pending';
  const [pay, cancel, ...others] = scenarioNames.filter(
    (name) => !isInApp || describedScenario(name).returns !== 'later',
  );
  return `<form method="post" action="${escaped(action)}">${fields}${pay ? button(pay) : ''}${cancel ? button(cancel) : ''}<h2>Or let something else happen</h2>${others.map(button).join('')}</form>`;
}

/** After a card that the bank refused. */
function refusedNote({ payment: { scenario } }: Choice): string {
  return scenario === undefined
    ? ''
    : '<p role="status"><strong>The bank refused this payment. Try another card.</strong></p>';
}

/** Where a person says how a payment goes. */
export function choosePage(brand: Brand, choice: Choice, isHttps: boolean): PlainReply {
  return brandedPage(
    brand,
    {
      title: 'Pay for your order',
      html: sumOf(choice.payment) + refusedNote(choice) + choiceForm(choice) + noMoney,
    },
    isHttps,
  );
}

interface Ended {
  readonly payment: SandboxPayment;
  /** Absent where the browser does not go back. */
  readonly wayBack?: WayBack | undefined;
  /** How often the page sends the form by itself: 0 for somebody who came back to it. */
  readonly times: 0 | 1 | 2;
}

const endTitles = {
  success: 'Paid',
  pending: 'The bank does not know yet',
  failed: 'Not paid',
  none: 'Not paid',
} as const;

/** After the choice: the form by which the browser goes back to the shop. */
export function endPage(brand: Brand, { payment, wayBack, times }: Ended, isHttps: boolean): PlainReply {
  const title = endTitles[payment.state];
  if (!wayBack) {
    const html = `${sumOf(payment)}<p class="note">This page does not lead back. Open the shop again where you left it: it finds out by itself how the payment went.</p>`;
    return brandedPage(brand, { title, html }, isHttps);
  }
  const fields = Object.entries(wayBack.fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const sends = times > 0 ? ` data-times="${times}"` : '';
  const script = times > 0 ? `<script src="${sendScriptPath}"></script>` : '';
  const html = `${sumOf(payment)}<form method="post" action="${escaped(ownPath(wayBack.url))}"${sends}>${fields.join('')}<button class="main">Back to the shop</button></form>${script}`;
  return brandedPage(brand, { title, html }, isHttps);
}

export function refusedPage(brand: Brand, why: string, isHttps: boolean): PlainReply {
  const html = `<p class="note">${escaped(why)}</p><p class="note"><a href="/">Back to the shop</a></p>`;
  return brandedPage(brand, { title: 'This payment cannot be made', html }, isHttps);
}

/** For a browser that gave no token, or a wrong one. */
export function lockedPaymentsPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title: 'Payments of the sandbox',
      html: '<p>Others can reach this sandbox, and here one says that something is paid. Reload the page, leave the user name empty and enter the author token as the password.</p>',
    },
    isHttps,
  );
}

/** The shop is this server, by whatever address the browser came: a form that names another site does not lead there. */
function ownPath(address: string): string {
  if (!URL.canParse(address, 'http://sandbox.invalid')) return '/';
  const { pathname, search } = new URL(address, 'http://sandbox.invalid');
  return pathname.replace(/^\/+/, '/') + search;
}
