import type { PartnerApp } from '#schemas/partner-apps.ts';
import { paymentEnds } from './pay-in-app.ts';
import { partnersPath } from './sandbox-partners.ts';

export const codePath = `${partnersPath}/code`;
export const payPath = `${partnersPath}/pay`;

const send = `const send = async (path, body) => {
  const reply = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return reply.json();
};`;

const sheetStyle =
  'dialog{box-sizing:border-box;width:min(26rem,100vw);max-width:none;margin:auto auto 0;padding:1.25rem;border:0;border-radius:1.25rem 1.25rem 0 0;background:#fff;color:#1b1b1f;font:16px/1.5 system-ui,sans-serif}dialog::backdrop{background:rgb(0 0 0/.55)}h2{margin:0 0 .25rem;font-size:1.125rem}p{margin:0 0 1rem}div{display:grid;gap:.625rem}button{font:inherit;min-height:3rem;padding:.375rem 1rem;border-radius:.75rem;border:1px solid #75757d;background:none;color:inherit;text-align:start;cursor:pointer}button:first-child{background:var(--app);border-color:var(--app);color:#fff;text-align:center;font-weight:600}:focus-visible{outline:3px solid #1b1b1f;outline-offset:2px}@media (prefers-color-scheme:dark){dialog{background:#232327;color:#f2f2f4}button{border-color:#9a9aa2}:focus-visible{outline-color:#f2f2f4}}';

/** The payment of the app, which opens over the page. A person says how it goes; undefined when they go back. */
const sheet = (name: string, colour: string) => `const choose = (amount) =>
  new Promise((done) => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(${JSON.stringify(sheetStyle)});
    root.adoptedStyleSheets = [style];
    const dialog = document.createElement('dialog');
    dialog.style.setProperty('--app', '${colour}');
    const title = document.createElement('h2');
    title.id = 'title';
    title.textContent = 'Pay ₹' + amount + ' with ${name}';
    dialog.setAttribute('aria-labelledby', 'title');
    const note = document.createElement('p');
    note.textContent = 'This is the sandbox: no money moves.';
    const buttons = document.createElement('div');
    for (const [how, label] of ${JSON.stringify(Object.entries(paymentEnds))}) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', () => dialog.close(how));
      buttons.append(button);
    }
    dialog.append(title, note, buttons);
    dialog.addEventListener('close', () => {
      host.remove();
      done(dialog.returnValue === 'cancel' ? undefined : dialog.returnValue || undefined);
    });
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
  });`;

/**
 * What the app of a partner puts into the page, by the protocols of the real ones: the login, the payment, and the way out. The real script of Google
 * Pay may be loaded too, and does not take the place of this one.
 */
const scripts: Readonly<Record<PartnerApp, string>> = {
  PAYTM: `(() => {
${send}
${sheet('Paytm', '#00306f')}
const calls = {
  popWindow: async () => top.location.assign('${partnersPath}'),
  async paytmFetchAuthCode({ clientId }) {
    if (!clientId) return { error: 2, errorMessage: 'clientId is missing' };
    try {
      const { code, error, errorMessage } = await send('${codePath}', { vendor: 'PAYTM', clientId });
      return code ? { data: { authId: code } } : { error, errorMessage };
    } catch {
      return { error: -10, errorMessage: 'Failed to fetch AuthCode' };
    }
  },
  async paytmPayment({ amount, orderId, txnToken, mid }) {
    const how = await choose(amount);
    if (!how) return { data: false };
    try {
      const { result } = await send('${payPath}', { vendor: 'PAYTM', how, amount, ref: orderId, token: txnToken, mid });
      return result ? { data: result } : { error: 3, errorMessage: 'Invalid payment' };
    } catch {
      return { error: 3, errorMessage: 'Failed to pay' };
    }
  },
};
window.JSBridge = {
  call(name, data, done) {
    const run = calls[name];
    if (run) run(data ?? {}).then(done);
    else done({ error: 1, errorMessage: 'No such call' });
  },
};
document.dispatchEvent(new Event('JSBridgeReady'));
})();`,
  GPAY: `(() => {
${send}
${sheet('Google Pay', '#1a56c4')}
const microapps = {
  async getPhoneNumber(wish) {
    const { code, errorMessage } = await send('${codePath}', { vendor: 'GPAY', ...wish });
    if (!code) throw new Error(errorMessage);
    return code;
  },
  async requestPayment({ allowedPaymentMethods: [{ parameters }], transactionInfo }) {
    const amount = transactionInfo.totalPrice;
    const how = await choose(amount);
    if (!how) throw new Error('CANCELED');
    const { result } = await send('${payPath}', { vendor: 'GPAY', how, amount, ref: parameters.transactionReferenceId });
    if (!result) throw new Error('INVALID_REQUEST');
    return {
      apiVersion: 2,
      apiVersionMinor: 0,
      paymentMethodData: { type: 'UPI', tokenizationData: { type: 'DIRECT', token: result } },
    };
  },
};
Object.defineProperty(window, 'microapps', { value: microapps, configurable: true });
})();`,
};

export function bridgeScript(vendor: PartnerApp): string {
  return scripts[vendor];
}
