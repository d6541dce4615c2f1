import type { PartnerApp } from '#schemas/partner-apps.ts';
import type { PlainReply } from '../../http/plain-reply.ts';
import { plainHtml } from '../../pages/plain-pages.ts';
import { partnersPath } from './sandbox-partners.ts';

export const frameScriptPath = `${partnersPath}/frame.js`;

/** Such an app opens the shop in a page that remembers nothing of the visit before. The frame has the storage of this tab. */
export const frameScript = 'sessionStorage.clear();\n';

const names: Readonly<Record<PartnerApp, { readonly name: string; readonly colour: string }>> = {
  PAYTM: { name: 'Paytm', colour: '#00306f' },
  GPAY: { name: 'Google Pay', colour: '#1a56c4' },
};

const style =
  'body{display:block;padding:0;min-height:0;text-align:start}main{box-sizing:border-box;height:100dvh;display:grid;grid-template-rows:auto auto 1fr;width:min(27rem,100%);margin-inline:auto}h1{margin:0;padding:.75rem 1rem;background:var(--app);color:#fff;font-size:1.125rem}p{margin:0;padding:.5rem 1rem;font-size:.875rem;background:var(--app);color:#fff}iframe{display:block;width:100%;height:100%;border:0;background:#fff}:focus-visible{outline:3px solid;outline-offset:-3px}';

/** The shop as the app of a partner opens it. `source` is 'paytm' or 'gpay'. */
export function shopIn(source: string): string {
  return `/?utm_source=${source}`;
}

/** The app of a partner as a page: its name above, and the shop in a frame, as wide as a phone. */
export function framePage(vendor: PartnerApp, isHttps: boolean): PlainReply {
  const { name, colour } = names[vendor];
  return plainHtml(
    {
      title: name,
      html: `<p>The sandbox plays the app. <a href="${partnersPath}">Close the shop</a></p><script src="${frameScriptPath}"></script><iframe src="${shopIn(vendor.toLowerCase())}" title="The shop" allow="geolocation; otp-credentials"></iframe>`,
      ownStyle: `${style}:root{--app:${colour}}`,
    },
    isHttps,
  );
}
