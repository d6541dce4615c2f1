import { escaped } from '../../http/escaped.ts';
import type { PlainReply } from '../../http/plain-reply.ts';
import { plainHtml } from '../../pages/plain-pages.ts';
import { appUsers } from './app-users.ts';
import { partnersPath } from './sandbox-partners.ts';

const style =
  'main{width:min(26rem,100%);margin-inline:auto}form{display:grid;gap:.75rem;text-align:start;margin-top:1.5rem}button,input,select{font:inherit;min-height:3rem;padding:.5rem 1rem;border-radius:1rem;border:1px solid color-mix(in srgb,currentColor 35%,transparent);background:none;color:inherit;box-sizing:border-box;width:100%}option{color:#000;background:#fff}button{cursor:pointer;font-weight:600}button:hover{background:color-mix(in srgb,currentColor 8%,transparent)}fieldset{border:0;padding:0;margin:0;display:grid;gap:.75rem}label{display:grid;gap:.25rem}.pick{grid-template-columns:auto 1fr;gap:.75rem;align-items:center;min-height:3rem}.pick input{width:1.5rem;min-height:1.5rem;margin:0}:focus-visible{outline:3px solid;outline-offset:2px}';

const title = 'Apps of partners';

const choices: Readonly<Record<keyof typeof appUsers | 'nobody', string>> = {
  asha: `${appUsers.asha.name}, 98765 43210`,
  ravi: `${appUsers.ravi.name}, 87654 32109`,
  abroad: `${appUsers.abroad.name}, a number of another country`,
  nobody: 'Says no when the app asks',
  down: 'Paytm does not answer to the shop',
};

/** Where a person of the sandbox opens the shop in the app of a partner, and says as whom. */
export function partnersPage(isHttps: boolean): PlainReply {
  const options = Object.entries(choices).map(
    ([value, text]) => `<option value="${value}">${escaped(text)}</option>`,
  );
  return plainHtml(
    {
      title,
      html: `<p>Open the shop as it is inside the app of Paytm or Google Pay. Such an app knows its customer, and logs them in by itself. Each time it opens is a new visit. Pay there with UPI in Google Pay, or with Paytm in Paytm: the app asks how it goes.</p><form method="post" action="${partnersPath}"><label>Who has the phone<select name="user">${options.join('')}</select></label><label>Or a mobile number of your own<input name="mobile" inputmode="numeric" pattern="[6-9][0-9]{9}" maxlength="10" autocomplete="off"></label><label class="pick"><input type="checkbox" name="plain"> Without a frame</label><button name="source" value="paytm">Open in Paytm</button><button name="source" value="gpay">Open in Google Pay</button></form>`,
      ownStyle: style,
    },
    isHttps,
  );
}

/** For a browser that gave no token, or a wrong one. */
export function lockedPartnersPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title,
      html: '<p>Others can reach this sandbox, and here one can log in as anybody. Reload the page, leave the user name empty and enter the author token as the password.</p>',
    },
    isHttps,
  );
}
