import type { PartnerApp } from '#schemas/partner-apps.ts';
import { partnersPath } from './sandbox-partners.ts';

export const codePath = `${partnersPath}/code`;

const ask = `const ask = async (vendor, wish) => {
  const reply = await fetch('${codePath}', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor, ...wish }),
  });
  return reply.json();
};`;

/**
 * What the app of a partner puts into the page, as far as logins need it. Once a code was given it is gone again: payments in the sandbox go the ways
 * of the web.
 */
const scripts: Readonly<Record<PartnerApp, string>> = {
  PAYTM: `(() => {
${ask}
window.JSBridge = {
  call(name, data, done) {
    if (name === 'popWindow') location.assign('${partnersPath}');
    if (name !== 'paytmFetchAuthCode') return;
    ask('PAYTM', data).then(
      ({ code, error, errorMessage }) => {
        if (code) delete window.JSBridge;
        done(code ? { data: { authId: code } } : { error, errorMessage });
      },
      () => done({ error: -10, errorMessage: 'Failed to fetch AuthCode' }),
    );
  },
};
document.dispatchEvent(new Event('JSBridgeReady'));
})();`,
  GPAY: `(() => {
${ask}
window.microapps = {
  async getPhoneNumber(wish) {
    const { code, errorMessage } = await ask('GPAY', wish);
    if (!code) throw new Error(errorMessage);
    delete window.microapps;
    return code;
  },
};
})();`,
};

export function bridgeScript(vendor: PartnerApp): string {
  return scripts[vendor];
}
