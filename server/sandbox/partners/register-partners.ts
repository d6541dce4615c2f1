import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { partnerApps } from '#schemas/partner-apps.ts';
import { formOf, readForms } from '../../http/form-bodies.ts';
import type { SandboxDoor } from '../sandbox-door.ts';
import { appUserOf } from './app-users.ts';
import type { SandboxPayments } from '../gateways/sandbox-payments.ts';
import type { Notices } from '../gateways/notices.ts';
import { bridgeScript, codePath, payPath } from './bridges.ts';
import { framePage, frameScript, frameScriptPath, shopIn } from './frame-page.ts';
import { lockedPartnersPage, partnersPage } from './partners-page.ts';
import { createPayInApp } from './pay-in-app.ts';
import { partnersPath, type SandboxPartners } from './sandbox-partners.ts';

interface Options {
  readonly partners: SandboxPartners;
  readonly payments: SandboxPayments;
  /** What the gateways tell the shop by themselves. */
  readonly notices: Pick<Notices, 'tell'>;
  readonly door: SandboxDoor;
  readonly isHttps: boolean;
}

/** Keeps who was chosen, for the pages of the partners alone. */
const userCookie = 'partner-user';
const bodyLimit = 8 * 1024;

const sources = z.enum(['paytm', 'gpay']);

/** What a bridge asks for in the name of the page. */
const wish = z.object({
  vendor: z.enum(partnerApps),
  clientId: z.string().max(200).default(''),
  nonce: z.string().max(200).default(''),
});

/** Paytm answers with numbers. */
const declined = { error: -1, errorMessage: 'User denied consent' };
const notLoggedIn = { error: -2, errorMessage: 'user login failed' };
const wrongClient = { error: -3, errorMessage: 'Invalid clientID' };

/**
 * The apps of partners in the sandbox: a page where one chooses who has the phone, the scripts that such apps put into pages, and the codes that they
 * give. Here one can log in as anybody, so it is as open as the text messages are.
 */
export function registerPartners(
  app: FastifyInstance,
  { partners, payments, notices, door, isHttps }: Options,
) {
  const pay = createPayInApp({ payments, notices });

  async function opened(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (await door.mayOpen(request)) return true;
    await door.refuse(reply, lockedPartnersPage(isHttps));
    return false;
  }

  app.get(partnersPath, { schema: { hide: true } }, async (request, reply) => {
    if (!(await opened(request, reply))) return reply;
    const { html, headers } = partnersPage(isHttps);
    return reply.headers(headers).send(html);
  });

  const script = (reply: FastifyReply, text: string) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
      .send(text);
  app.get(frameScriptPath, { schema: { hide: true } }, async (_, reply) => script(reply, frameScript));

  for (const vendor of partnerApps) {
    const path = `${partnersPath}/${vendor.toLowerCase()}`;
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      if (!(await opened(request, reply))) return reply;
      const { html, headers } = framePage(vendor, isHttps);
      return reply.headers(headers).send(html);
    });
    app.get(`${path}.js`, { schema: { hide: true } }, async (_, reply) =>
      script(reply, bridgeScript(vendor)),
    );
  }

  app.post(codePath, { schema: { hide: true }, bodyLimit }, async (request, reply) => {
    if (!(await opened(request, reply))) return reply;
    reply.header('cache-control', 'no-store');
    const { data } = wish.safeParse(request.body);
    const user = appUserOf(request.cookies[userCookie]);
    if (!data || user === undefined) return notLoggedIn;
    if (user === null) return declined;
    const code = await partners.codeFor(data.vendor, user, data);
    return code === undefined ? wrongClient : { code };
  });

  app.post(payPath, { schema: { hide: true }, bodyLimit }, async (request, reply) => {
    if (!(await opened(request, reply))) return reply;
    reply.header('cache-control', 'no-store');
    const result = await pay(request.body);
    return result === undefined ? {} : { result };
  });

  // In a scope of its own: no other route takes forms.
  app.register(async (scope) => {
    readForms(scope);
    scope.post(partnersPath, { schema: { hide: true } }, async (request, reply) => {
      if (!(await opened(request, reply))) return reply;
      const form = formOf(request);
      const source = sources.safeParse(form.get('source'));
      const choice = form.get('mobile') || form.get('user') || '';
      if (!source.success || appUserOf(choice) === undefined) return reply.redirect(partnersPath, 303);
      return reply
        .setCookie(userCookie, choice, { path: partnersPath, httpOnly: true, sameSite: 'lax' })
        .header('cache-control', 'no-store')
        .redirect(form.has('plain') ? shopIn(source.data) : `${partnersPath}/${source.data}`, 303);
    });
  });
}
