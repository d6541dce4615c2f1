import { setupWorker } from 'msw/browser';
import { answer } from '../registry/story/answer.ts';
import { getLanding } from '../schemas/api/catalog.ts';
import { getPushState } from '../schemas/api/push.ts';

const files =
  /\.(js|mjs|ts|tsx|css|map|json|svg|png|webp|avif|woff2?|html|webmanifest)$|^\/(@|node_modules|__|sb-|src\/|\.storybook)/;

/** Screens with slots ask for the landing: by default it has nothing in them. */
const landing = answer(getLanding, {
  status: 'SUCCESS',
  data: { version: '1', widgets: [{ id: 'hidden', type: 'notice', props: { text: 'Not in a slot.' } }] },
});

/** Screens of customers have the switch of the messages on their device. */
const pushState = answer(getPushState, { status: 'SUCCESS', data: { publicKey: 'AQID', isOn: false } });

/** A call that no story answers is an error; requests of files and of Storybook itself pass. */
export async function startWorker() {
  const worker = setupWorker(landing, pushState);
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      const { origin, pathname } = new URL(request.url);
      if (origin === window.location.origin && (files.test(pathname) || pathname === '/')) return;
      print.error();
    },
  });
  return worker;
}
