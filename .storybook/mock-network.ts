import { setupWorker } from 'msw/browser';

const files =
  /\.(js|mjs|ts|tsx|css|map|json|svg|png|webp|avif|woff2?|html|webmanifest)$|^\/(@|node_modules|__|sb-|src\/|\.storybook)/;

/** A call that no story answers is an error; requests of files and of Storybook itself pass. */
export async function startWorker() {
  const worker = setupWorker();
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
