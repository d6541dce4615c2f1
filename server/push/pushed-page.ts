import { escaped } from '../http/escaped.ts';
import type { PlainReply } from '../http/plain-reply.ts';
import { plainHtml } from '../pages/plain-pages.ts';
import { keptMinutes, type PushedMessage } from './push-outbox.ts';

export const pushedPath = '/sandbox/push';

const refreshSeconds = 5;
const title = 'Push messages of the sandbox';

const style =
  'body{place-content:start center}main{width:min(34rem,100%)}ol{list-style:none;padding:0;margin:0;text-align:start}li{border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:1rem;padding:.75rem 1rem;margin:.75rem 0}li p{margin:0;overflow-wrap:anywhere}li .to{display:flex;justify-content:space-between;gap:1rem;flex-wrap:wrap;font-size:.875rem;opacity:.8;margin-bottom:.25rem}';

const timeOfDay = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The push messages of the sandbox as a page, the newest first. */
export function pushedPage(messages: readonly PushedMessage[], isHttps: boolean): PlainReply {
  const items = messages.map(
    ({ device, body, path, sentAt }) =>
      `<li><p class="to"><span>${escaped(device)}</span><time datetime="${sentAt.toISOString()}">${escaped(timeOfDay.format(sentAt))}</time></p><p>${escaped(body)}</p><p><a href="${escaped(path)}">Opens ${escaped(path)}</a></p></li>`,
  );
  const list =
    items.length > 0
      ? `<ol>${items.join('')}</ol>`
      : '<p>No messages yet. Log in, switch on the messages in your profile or where you track an order, and order.</p>';
  return plainHtml(
    {
      title,
      html: `<p>The sandbox calls no push service. What it would push is here for ${keptMinutes} minutes.</p>${list}`,
      ownStyle: style,
      refreshSeconds,
    },
    isHttps,
  );
}

/** For a browser that gave no token, or a wrong one. */
export function lockedPushedPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title,
      html: '<p>Others can reach this sandbox, and these messages tell what customers ordered. Reload the page, leave the user name empty and enter the author token as the password.</p>',
    },
    isHttps,
  );
}
