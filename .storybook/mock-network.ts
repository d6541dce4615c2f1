import { setupWorker } from 'msw/browser';

const files =
  /\.(js|mjs|ts|tsx|css|map|json|svg|png|webp|avif|woff2?|html|webmanifest)$|^\/(@|node_modules|__|sb-|src\/|\.storybook)/;

/** A call that no story answers fails where it is seen; files and Storybook's own traffic pass. */
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
