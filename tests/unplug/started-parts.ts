import type { Wires } from './wire.ts';

/** What is started and restored when a page opens in the browser. */
export const startedPartWires: Wires<string> = {
  'start: mark': [
    {
      file: 'src/app/browser/start-app.ts',
      cut: `  store.dispatch(appStarted());
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: page cookies': [
    {
      file: 'src/app/browser/start-app.ts',
      cut: `  keepPageCookies(app);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: limits of the cart': [
    {
      file: 'src/app/browser/start-app.ts',
      cut: `  startCartListeners(startListening, { toast: (text) => sayInCart({ text }) });
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: late part': [
    {
      file: 'src/app/browser/start-app.ts',
      cut: '({ startLate }) => startLate(app)',
      instead: '() => {}',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: kept code': [
    {
      file: 'src/app/browser/start-app.ts',
      cut: 'persistence.read(couponCode)?.waits',
      instead: 'false',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: events when hidden': [
    {
      file: 'src/app/browser/start-app.ts',
      cut: `    analytics.flush();
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: errors when hidden': [
    {
      file: 'src/app/browser/start-app.ts',
      cut: `    errors.flush();
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: service worker': [
    {
      file: 'src/app/browser/start-app.ts',
      cut: `    if (import.meta.env.PROD) setTimeout(startServiceWorker, constants.idle.waitMs);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
    {
      file: 'src/app/browser/start-app.ts',
      cut: 'setTimeout(startServiceWorker, constants.idle.waitMs)',
      instead: 'startServiceWorker()',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: customer': [
    {
      file: 'src/app/browser/start-app.ts',
      cut: `  (app) => restoreCustomer(app, window.location.search),
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: events': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: `  startEvents(app);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: monitoring script': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: `  loadMonitoring(app.persistence);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: session of other tabs': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: `  followSession(app.store, app.persistence);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: cart of other tabs': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: `  followLines(app.store, app.persistence);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: cart of the server': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: `  loadCartSync(app);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: waiting feedback': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: 'app.persistence.read(feedbackWaiting) !== null',
      instead: 'false',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: install offer on iOS': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: `    offerOnIos();
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: badge': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: `    renewBadgeOfApp(app);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: script of a partner': [
    {
      file: 'src/app/browser/start-in-partner.ts',
      cut: `  loadScript(partnerScripts[partner]);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'start: login of a partner': [
    {
      file: 'src/app/browser/start-in-partner.ts',
      cut: `  void startPartnerLogin({ store, persistence, loadScript });
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'restore: session': [
    {
      file: 'src/app/browser/restore-customer.ts',
      cut: `  if (session.userId !== null) store.dispatch(sessionAdopted(session));
`,
      instead: '',
      test: 'src/app/browser/restore-customer.test.ts',
    },
  ],
  'restore: place': [
    {
      file: 'src/app/browser/restore-customer.ts',
      cut: `  store.dispatch(placeRestored(restoreLocation(persistence)));
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'restore: cart': [
    {
      file: 'src/app/browser/restore-customer.ts',
      cut: `  store.dispatch(restoreLines(restoreCartLines(persistence)));
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'restore: visit': [
    {
      file: 'src/app/browser/restore-customer.ts',
      cut: `  store.dispatch(visitBegan(readEntryAttributes(search, persistence)));
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'restore: client': [
    {
      file: 'src/app/browser/restore-customer.ts',
      cut: `  store.dispatch(clientKnown(clientId));
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'restore: place listeners': [
    {
      file: 'src/app/browser/restore-customer.ts',
      cut: `  startPlaceListeners(startListening);
`,
      instead: '',
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  'late: what a customer leaves': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: `  followCustomer(app);
`,
      instead: '',
      test: 'src/app/browser/restore-customer.test.ts',
    },
  ],
  'late: what the browser holds for a customer': [
    {
      file: 'src/app/browser/start-late.ts',
      cut: `  clearDevice(app);
`,
      instead: '',
      test: 'src/app/browser/clear-device.test.ts',
    },
  ],
};
