import type { StartedPayment } from '../../../gateways/gateway.ts';
import type { ScenarioName } from '../scenarios.ts';
import { upiAppPath } from '../upi-app.ts';

/** A form on a page. */
export interface PageForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** How often the page sends it by itself. */
  readonly times: number;
}

export interface AtGateway {
  /** The page on which one says how the payment goes. */
  readonly html: string;
  /** Says it; returns the form that leads back to the shop, if there is one. */
  readonly choose: (scenario: ScenarioName) => Promise<PageForm | undefined>;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** A server: an app in this process, or `serverAt` an address. */
export interface Reached {
  readonly inject: (asked: Asked) => Promise<{
    readonly statusCode: number;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: string;
  }>;
}

/** A gateway's page on which there is nothing to pay: the time of the request is over, or it was never made. */
export class NotPayable extends Error {
  constructor(html: string) {
    super(`The page of the gateway offers nothing to pay: ${html}`);
  }
}

/** A server in another process. */
export function serverAt(origin: string): Reached {
  return {
    async inject({ method, url, headers, payload }) {
      const reply = await fetch(new URL(url, origin), {
        method,
        headers,
        redirect: 'manual',
        ...(payload !== undefined && { body: payload }),
      });
      return {
        statusCode: reply.status,
        headers: Object.fromEntries(reply.headers),
        body: await reply.text(),
      };
    },
  };
}

/** What a browser does at the gateways of the sandbox: sends their forms, follows redirects, reads forms of pages. */
export function createGatewayBrowser(app: Reached, headers: Readonly<Record<string, string>> = {}) {
  async function ask(method: 'GET' | 'POST', url: string, fields?: Readonly<Record<string, string>>) {
    const {
      statusCode,
      headers: given,
      body,
    } = await app.inject({
      method,
      url,
      headers: { ...headers, ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    });
    const { location } = given;
    return { status: statusCode, html: body, location: typeof location === 'string' ? location : undefined };
  }

  async function open(
    method: 'GET' | 'POST',
    url: string,
    fields?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly html: string }> {
    const { status, html, location } = await ask(method, url, fields);
    return status === 303 && location ? open('GET', location) : { status, html };
  }

  /** Goes to where a started payment leads. */
  async function go(started: StartedPayment, card: Readonly<Record<string, string>> = {}) {
    switch (started.kind) {
      case 'form':
        return open('POST', started.form.url, { ...started.form.fields, ...card });
      case 'redirect':
        return open('GET', started.url);
      case 'upi':
        return open('GET', `${upiAppPath}?link=${encodeURIComponent(started.link ?? '')}`);
      case 'refused':
        throw new Error('The gateway refused the payment.');
    }
  }

  return {
    open,
    go,

    /** Brings a result back to the shop, as often as the page does. Returns where each of its answers leads. */
    async bringBack({ action, fields, times }: PageForm): Promise<(string | undefined)[]> {
      const replies = Array.from({ length: Math.max(times, 1) }, () => ask('POST', action, fields));
      return (await Promise.all(replies)).map(({ location }) => location);
    },

    /** Throws `NotPayable` where the page has no form. */
    async arrive(started: StartedPayment): Promise<AtGateway> {
      const { status, html } = await go(started);
      const form = formIn(html);
      if (status >= 500) throw new Error(`The page of the gateway answered with ${status}: ${html}`);
      if (!form) throw new NotPayable(html);
      return {
        html,
        async choose(scenario) {
          const page = await open('POST', form.action, { scenario });
          if (page.status !== 200) throw new Error(`The choice was answered with ${page.status}.`);
          const next = formIn(page.html);
          // The page asks again: it does not lead back yet.
          return next?.action === form.action ? undefined : next;
        },
      };
    },
  };
}

/** The form of a page that is sent by POST. */
export function formIn(html: string): PageForm | undefined {
  const [, attributes = '', content = ''] = /<form ([^>]*method="post"[^>]*)>(.*?)<\/form>/s.exec(html) ?? [];
  const action = /action="([^"]*)"/.exec(attributes)?.[1];
  if (action === undefined) return undefined;
  const inputs = [...content.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return {
    action: read(action),
    fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [read(name), read(value)])),
    times: Number(/data-times="(\d)"/.exec(attributes)?.[1] ?? 0),
  };
}

function read(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
