import type { RecentEvent } from '../../events/recent-events.ts';
import { escaped } from '../../http/escaped.ts';
import type { PlainReply } from '../../http/plain-reply.ts';
import { plainHtml } from '../../pages/plain-pages.ts';

export const eventsPath = '/sandbox/events';

const title = 'Events of analytics';
const refreshSeconds = 3;

const style =
  'body{place-content:start center;justify-items:center}main{width:min(44rem,100%)}ol{list-style:none;padding:0;margin:0;text-align:start}li{border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:1rem;padding:.75rem 1rem;margin:.5rem 0}h2{font-size:1rem;margin:0}li p{margin:.25rem 0 0;overflow-wrap:anywhere;font-size:.875rem}.fault{font-weight:700}:focus-visible{outline:3px solid;outline-offset:2px}';

const timeOfDay = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** What the app has sent, the newest first. The page loads itself anew. */
export function sandboxEventsPage(events: readonly RecentEvent[], isHttps: boolean): PlainReply {
  const faults = events.filter(({ fault }) => fault !== null).length;
  const said = faults === 0 ? 'All of them are on the list.' : `${faults} of them are not as the list says.`;
  const list =
    events.length === 0
      ? '<p>No events yet. Open the app and use it; they come within a few seconds.</p>'
      : `<p>${events.length} events, the newest first. ${said}</p><ol>${events.map(itemOf).join('')}</ol>`;
  return plainHtml(
    {
      title,
      html: `<p>What the app tells analytics. What each event means is written in docs/events.md.</p>${list}`,
      ownStyle: style,
      refreshSeconds,
    },
    isHttps,
  );
}

/** For a browser that gave no token, or a wrong one. */
export function lockedEventsPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title,
      html: '<p>Others can reach this sandbox, and here one sees what everybody does in the app. Reload the page, leave the user name empty and enter the author token as the password.</p>',
    },
    isHttps,
  );
}

function itemOf({ name, at, clientId, properties, fault }: RecentEvent): string {
  const told = Object.entries(properties)
    .filter(([property]) => property !== 'channel')
    .map(([property, value]) => `${escaped(property)}: ${escaped(String(value))}`)
    .join(', ');
  const wrong = fault === null ? '' : `<p class="fault">Not as the list says: ${escaped(fault)}</p>`;
  return `<li><h2>${escaped(name)}</h2><p>${timeOfDay.format(at)}, browser ${escaped(clientId)}</p>${told && `<p>${told}</p>`}${wrong}</li>`;
}
