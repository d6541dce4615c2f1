import { escaped } from '../http/escaped.ts';
import type { PlainReply } from '../http/plain-reply.ts';
import { plainHtml } from '../pages/plain-pages.ts';
import { type KeptMessage, keptMinutes } from './outbox.ts';

export const outboxPath = '/sandbox/sms';

const refreshSeconds = 5;

const style =
  'body{place-content:start center}main{width:min(34rem,100%);margin-inline:auto}ol{list-style:none;padding:0;margin:0;text-align:start}li{border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:1rem;padding:.75rem 1rem;margin:.75rem 0}li p{margin:0;white-space:pre-line;overflow-wrap:anywhere}li .to{display:flex;justify-content:space-between;gap:1rem;flex-wrap:wrap;font-size:.875rem;opacity:.8;margin-bottom:.25rem}';

const timeOfDay = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The messages of the sandbox as a page, the newest first. */
export function outboxPage(messages: readonly KeptMessage[], isHttps: boolean): PlainReply {
  const items = messages.map(
    ({ mobile, body, sentAt }) =>
      `<li><p class="to"><span>To +91 ${escaped(mobile)}</span><time datetime="${sentAt.toISOString()}">${escaped(timeOfDay.format(sentAt))}</time></p><p>${escaped(body)}</p></li>`,
  );
  const list =
    items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No messages yet. Ask for a code in the app.</p>';
  return plainHtml(
    {
      title: 'Text messages of the sandbox',
      html: `<p>The sandbox sends no SMS. What it would send is here for ${keptMinutes} minutes.</p>${list}`,
      ownStyle: style,
      refreshSeconds,
    },
    isHttps,
  );
}

/** For a browser that gave no token, or a wrong one. */
export function lockedOutboxPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title: 'Text messages of the sandbox',
      html: '<p>Others can reach this sandbox, and who reads a code can log in with it. Reload the page, leave the user name empty and enter the author token as the password.</p>',
    },
    isHttps,
  );
}
