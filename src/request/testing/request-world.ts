import { createAnonymousUser } from '#schemas/compiled/calls/create-anonymous-user.ts';
import type { Credentials } from '#schemas/stored/session.ts';
import type { AnyEndpoint, CallTraits } from '#schemas/endpoint.ts';
import type { Answer, DocumentAnswer, Refusal } from '../answer.ts';
import { createRequest } from '../create-request.ts';
import type {
  FailureReport,
  PopupContent,
  RequestConfig,
  RequestEvent,
  SessionPort,
  SessionSnapshot,
} from '../ports.ts';
import type { ReplyFault } from '../read-reply.ts';
import { RequestError } from '../request-error.ts';
import { createFakeClock } from './fake-clock.ts';
import { createScriptedFetch, type Script } from './scripted-fetch.ts';

export const guestCredentials: Credentials = {
  accessKeyId: 'key-1',
  secretKey: 'secret-1',
  sessionToken: 'token-1',
};
export const customerCredentials: Credentials = { accessToken: 'access-1', refreshToken: 'refresh-1' };

export const guest: SessionSnapshot = {
  isLoggedIn: false,
  userId: 'guest-1',
  cartId: 'cart-1',
  mobile: null,
  credentials: guestCredentials,
  clientId: '1763640000.42',
  deliveryType: 'D',
  source: 'PWA',
  partner: null,
  storeId: '20001',
  configStoreId: null,
};

export const customer: SessionSnapshot = {
  ...guest,
  isLoggedIn: true,
  userId: 'user-7',
  mobile: '9876543210',
  credentials: customerCredentials,
};

export const noVisitor: SessionSnapshot = { ...guest, userId: null, cartId: null, credentials: {} };

export const webConfig: RequestConfig = {
  baseUrl: '',
  callers: {
    web: { apiKey: 'web-key', clientType: 'web' },
    PAYTM: { apiKey: 'paytm-key', clientType: 'paytm-mini' },
    GPAY: { apiKey: 'gpay-key', clientType: 'gpay-mini' },
  },
};

interface WorldOptions {
  readonly script: Script;
  readonly session?: SessionSnapshot;
  readonly config?: RequestConfig;
  readonly onCartPage?: boolean;
  readonly online?: boolean;
  readonly random?: number;
  readonly renew?: SessionPort['renew'];
}

/** The request layer with fakes for all of its ports, which record what they get. */
export function createRequestWorld(options: WorldOptions) {
  const clock = createFakeClock();
  const network = createScriptedFetch(options.script);
  let snapshot = options.session ?? guest;
  let created = 0;

  const popups: PopupContent[] = [];
  const failures: FailureReport[] = [];
  const events: RequestEvent[] = [];
  const faults: ReplyFault[] = [];
  const counts = { sessionFailed: 0 };
  let popup: PopupContent | null = null;

  const session: SessionPort = {
    current: () => snapshot,
    async createAnonymous(call) {
      const answer = await call(createAnonymousUser, { body: {} });
      if (!answer.ok) return answer;
      const { userId, cartId, credentials } = answer.data;
      created += 1;
      snapshot = { ...snapshot, isLoggedIn: false, userId, cartId, credentials };
      return { ok: true, data: undefined };
    },
    renew: options.renew ?? (() => Promise.reject(new Error('This test expects no refresh'))),
    fail() {
      counts.sessionFailed += 1;
    },
  };

  const request = createRequest({
    fetch: network.fetch,
    session,
    clock,
    random: () => options.random ?? 0,
    popup: {
      show(content) {
        popups.push(content);
        popup = content;
      },
      hide(kind) {
        if (popup?.kind === kind) popup = null;
      },
    },
    config: options.config ?? webConfig,
    report: {
      failure: (report) => failures.push(report),
      event: (event) => events.push(event),
      fault: (fault) => faults.push(fault),
    },
    online: () => options.online ?? true,
    onCartPage: () => options.onCartPage ?? false,
  });

  return {
    ...network,
    request,
    clock,
    popups,
    failures,
    events,
    faults,
    counts,
    visiblePopup: () => popup,
    anonymousCreated: () => created,
    setSession(change: Partial<SessionSnapshot>) {
      snapshot = { ...snapshot, ...change };
    },
    /** The outcome of a call; the clock advances as far as needed. */
    finish: <T>(work: Promise<T>) => clock.finish(work),
    /** The refusal of a call that is refused. */
    async refusalOf(work: Promise<Answer<unknown> | DocumentAnswer<unknown>>): Promise<Refusal> {
      const answer = await clock.finish(work);
      if (!answer.ok) return answer.refusal;
      throw new Error(`Expected a refusal, got ${JSON.stringify(answer)}`);
    },
    /** The error of a call that throws one: an abort, or a path without its values. */
    async errorOf(work: Promise<unknown>): Promise<RequestError> {
      const outcome = await clock.finish(
        work.then(
          () => null,
          (error: unknown) => error,
        ),
      );
      if (outcome instanceof RequestError) return outcome;
      throw new Error(`Expected a RequestError, got ${String(outcome)}`);
    },
  };
}

/** An endpoint for a test. */
export function endpoint(
  method: AnyEndpoint['method'],
  path: string,
  traits: Partial<CallTraits & Pick<AnyEndpoint, 'enveloped' | 'reply'>> = {},
): AnyEndpoint {
  return { id: `${method} ${path}`, method, path, reply: 'any', ...traits };
}

export function anonymousReply(number: number) {
  return {
    json: {
      userId: `guest-${number}`,
      cartId: `cart-${number}`,
      credentials: {
        accessKeyId: `key-${number}`,
        secretKey: `secret-${number}`,
        sessionToken: `token-${number}`,
      },
    },
  };
}
