import { escaped } from '../../http/escaped.ts';
import type { PlainReply } from '../../http/plain-reply.ts';
import { plainHtml } from '../../pages/plain-pages.ts';
import { samplePeople } from './people.ts';
import { identityPath } from './sandbox-identity.ts';

export const authorizePath = `${identityPath}/authorize`;

const style =
  'main{width:min(26rem,100%);margin-inline:auto}form{display:grid;gap:.75rem;text-align:start;margin-top:1.5rem}button,input{font:inherit;min-height:3rem;padding:.5rem 1rem;border-radius:1rem;border:1px solid color-mix(in srgb,currentColor 35%,transparent);background:none;color:inherit;box-sizing:border-box;width:100%}button{cursor:pointer;text-align:start}button:hover{background:color-mix(in srgb,currentColor 8%,transparent)}button span{display:block;font-size:.875rem;opacity:.8;overflow-wrap:anywhere}label{display:grid;gap:.25rem}.main{text-align:center;font-weight:600}.plain{border:0;text-align:center;text-decoration:underline}:focus-visible{outline:3px solid;outline-offset:2px}h2{font-size:1rem;margin:1.5rem 0 0}';

const title = 'Sandbox ID';

/** Where a customer of the sandbox says who they are. `query` is what the app asked for, which the choice goes back with. */
export function authorizePage(query: string, isHttps: boolean): PlainReply {
  const asked = `<input type="hidden" name="asked" value="${escaped(query)}">`;
  const begin = `<form method="post" action="${authorizePath}">${asked}`;
  const people = samplePeople.map(
    ({ given_name, family_name, email, email_verified }, at) =>
      `<button name="person" value="${at}">${escaped(`${given_name} ${family_name}`)}<span>${escaped(email)}${email_verified ? '' : ' (not verified)'}</span></button>`,
  );
  return plainHtml(
    {
      title,
      html: `<p>It stands in for a provider such as Google, and asks for no password: choose who you are.</p>${begin}${people.join('')}</form><h2>Or somebody else</h2>${begin}<label>Name<input name="name" required maxlength="80" autocomplete="off"></label><label>Email<input name="email" type="email" required maxlength="50" autocomplete="off"></label><button class="main">Continue</button></form>${begin}<button class="plain" name="cancel" value="yes">Cancel</button></form>`,
      ownStyle: style,
    },
    isHttps,
  );
}

/** For a browser that gave no token, or a wrong one. */
export function lockedAuthorizePage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title,
      html: '<p>Others can reach this sandbox, and here one can log in as anybody. Reload the page, leave the user name empty and enter the author token as the password.</p>',
    },
    isHttps,
  );
}

/** For an address that no login leads to. */
export function wrongAuthorizePage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title,
      html: '<p>This address belongs to no login, or to one that is over.</p><p><a href="/login">Log in</a></p>',
    },
    isHttps,
  );
}
