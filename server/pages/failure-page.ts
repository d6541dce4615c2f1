import { contentSecurityPolicy } from '../http/security-headers.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;margin:0;padding:1rem;text-align:center;color-scheme:light dark}a{color:inherit}';

/** What a customer sees when a page cannot be rendered: the words of the crash boundary (spec §1), without the app. */
export function failurePage(isHttps: boolean) {
  return {
    html: `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Something went wrong!</title><style>${style}</style></head><body><main><h1>Something went wrong!</h1><p>Please try again.</p><p><a href="">Refresh</a></p></main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({ isHttps, inlineStyles: [style] }),
    },
  };
}
