import type { PlainReply } from '../http/plain-reply.ts';
import { contentSecurityPolicy, framedHeaders } from '../http/security-headers.ts';

const commonStyle =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;margin:0;padding:1rem;text-align:center}a{color:inherit}';

interface PlainPage {
  readonly title: string;
  readonly text: string;
  /** Target of the link. */
  readonly href: string;
  readonly link: string;
}

interface PlainHtml {
  readonly title: string;
  /** Below the heading. */
  readonly html: string;
  /** What the page needs besides the common style. */
  readonly ownStyle?: string;
  readonly refreshSeconds?: number;
  /** The apps of partners in the sandbox show it in their frame. */
  readonly isFramed?: boolean;
}

/** A page without the app, which is not cached. */
export function plainHtml(
  { title, html, ownStyle = '', refreshSeconds, isFramed = false }: PlainHtml,
  isHttps: boolean,
): PlainReply {
  const style = commonStyle + ownStyle;
  const refresh =
    refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`;
  return {
    html: `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${refresh}<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${html}</main></body></html>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({ isHttps, inlineStyles: [style], isFramed }),
      ...(isFramed && framedHeaders),
    },
  };
}

function plainPage({ title, text, href, link }: PlainPage, isHttps: boolean): PlainReply {
  return plainHtml({ title, html: `<p>${text}</p><p><a href="${href}">${link}</a></p>` }, isHttps);
}

/** What a customer sees when a page cannot be rendered: the texts of the crash boundary (spec §1). */
export function failurePage(isHttps: boolean) {
  const title = 'Something went wrong!';
  return plainPage({ title, text: 'Please try again.', href: '', link: 'Refresh' }, isHttps);
}

/** For an address that cannot be read: a link that was cut short or typed wrong. */
export function brokenAddressPage(isHttps: boolean) {
  return plainPage(
    {
      title: 'This address is broken',
      text: 'Check it and try again.',
      href: '/',
      link: 'Go to the home page',
    },
    isHttps,
  );
}

/** Shown instead of the live page, which a visitor with an expired link could mistake for the draft. */
export function endedPreviewPage(isHttps: boolean) {
  return plainPage(
    {
      title: 'This preview has ended',
      text: 'Ask for a new link to see the draft.',
      href: '/?preview=off',
      link: 'See the page as everyone sees it',
    },
    isHttps,
  );
}
