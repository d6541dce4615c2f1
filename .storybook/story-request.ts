import { createRequest } from '#src/request/create-request.ts';
import type { Request, SessionPort, SessionSnapshot } from '#src/request/ports.ts';
import { silentReport } from '#src/request/testing/silent-report.ts';

const guest: SessionSnapshot = {
  isLoggedIn: false,
  userId: 'story-guest',
  cartId: 'story-cart',
  mobile: null,
  credentials: { accessKeyId: 'story', secretKey: 'story', sessionToken: 'story' },
  clientId: 'story',
  deliveryType: 'D',
  source: 'PWA',
  partner: null,
  storeId: '14052',
  configStoreId: null,
};

const session: SessionPort = {
  current: () => guest,
  createAnonymous: () => Promise.resolve({ ok: true, data: undefined }),
  renew: () => Promise.resolve({ ok: true, data: undefined }),
  fail() {},
};

export const storyClock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The product's own request layer; stories answer its calls (registry/story/answer.ts). */
export function createStoryRequest(): Request {
  return createRequest({
    fetch: (url, init) => fetch(url, init),
    session,
    clock: storyClock,
    random: () => 0.5,
    popup: { show() {}, hide() {} },
    report: silentReport,
    config: { baseUrl: '', callers: { web: { apiKey: 'web', clientType: 'PWA' } } },
    online: () => true,
    onCartPage: () => false,
  });
}
