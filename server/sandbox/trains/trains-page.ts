import { groupedPnr } from '#schemas/rules/pnr.ts';
import { escaped } from '../../http/escaped.ts';
import type { PlainReply } from '../../http/plain-reply.ts';
import { plainHtml } from '../../pages/plain-pages.ts';
import { sandboxTrains } from './routes.ts';
import { journeyKinds, sandboxPnr } from './sandbox-pnrs.ts';
import { delayStepMinutes, type SandboxTrainsPartner } from './sandbox-trains-partner.ts';

export const trainsPath = '/sandbox/trains';

const title = 'Trains of the sandbox';

const style =
  'body{place-content:start center}main{width:min(40rem,100%)}h2{font-size:1.15rem;margin:2rem 0 .5rem}ul{list-style:none;padding:0;margin:0;text-align:start}li{border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:1rem;padding:.75rem 1rem;margin:.75rem 0}li p{margin:0 0 .5rem;overflow-wrap:anywhere}h3{font-size:1rem;margin:0}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;text-align:start}dt,code{font:600 1rem/1.5 ui-monospace,monospace;white-space:nowrap}dd{margin:0}form{display:flex;flex-wrap:wrap;gap:.5rem}button{font:inherit;min-height:3rem;padding:.5rem 1rem;border-radius:1rem;border:1px solid color-mix(in srgb,currentColor 35%,transparent);background:none;color:inherit;cursor:pointer}button:hover{background:color-mix(in srgb,currentColor 8%,transparent)}:focus-visible{outline:3px solid;outline-offset:2px}';

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

type Begun = Awaited<ReturnType<SandboxTrainsPartner['begun']>>[number];

/** The PNRs of the sandbox, and the journeys that were looked up, with what can happen to them. */
export function trainsPage(begun: readonly Begun[], isHttps: boolean): PlainReply {
  const kinds = journeyKinds
    .map(({ digit, what }) => `<dt>${groupedPnr(sandboxPnr(1, digit))}</dt><dd>${what}</dd>`)
    .join('');
  const journeys =
    begun.length > 0
      ? `<ul>${begun.map(journeyItem).join('')}</ul>`
      : '<p>None yet. Look one up at <a href="/deliverOnTrain">Delivery on your train</a>.</p>';
  const trains = sandboxTrains
    .map(({ number, name, stops }, at) => {
      const names = stops.map(({ station }) => station.name).join(' · ');
      return `<li><h3>${number} ${escaped(name)}</h3><p><code>${groupedPnr(sandboxPnr(at + 1, 0))}</code></p><p>${escaped(names)}</p></li>`;
    })
    .join('');
  return plainHtml(
    {
      title,
      html: `<p>Trains, numbers and PNRs are invented; the stations are real. A train leaves half an hour before its PNR is looked up for the first time.</p><h2>What the last digit of a PNR means</h2><dl>${kinds}</dl><p>Any other PNR is unknown.</p><h2>Journeys that were looked up</h2>${journeys}<h2>All trains</h2><p>The third and fourth digit of a PNR are the train.</p><ul>${trains}</ul>`,
      ownStyle: style,
    },
    isHttps,
  );
}

/** For a browser that gave no token, or a wrong one. */
export function lockedTrainsPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title,
      html: '<p>Others can reach this sandbox, and here one can cancel the trains that orders wait for. Reload the page, leave the user name empty and enter the author token as the password.</p>',
    },
    isHttps,
  );
}

/** For a form that another site sent. */
export function foreignTrainsPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title,
      html: `<p>This was not asked for on this page.</p><p><a href="${trainsPath}">See the trains</a></p>`,
    },
    isHttps,
  );
}

function journeyItem({ pnr, train, leavesAt, delayMinutes, isCancelled }: Begun): string {
  const state = isCancelled ? 'cancelled' : delayMinutes === 0 ? 'on time' : `${delayMinutes} minutes late`;
  const button = (value: string, text: string) => `<button name="change" value="${value}">${text}</button>`;
  const buttons = isCancelled
    ? button('anew', 'Begin anew')
    : `${button('later', `${delayStepMinutes} minutes later`)}${button('on time', 'On time')}${button('cancel', 'Cancel the train')}${button('anew', 'Begin anew')}`;
  return `<li><h3>${groupedPnr(pnr)}</h3><p>${train.number} ${escaped(train.name)}, left or leaves ${moment.format(leavesAt)}, ${state}</p><form method="post" action="${trainsPath}"><input type="hidden" name="pnr" value="${pnr}">${buttons}</form></li>`;
}
