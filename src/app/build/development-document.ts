import type { Plugin } from 'vite';

const serverEntry = '/src/app/entry-server.tsx';

/** In development the browser renders every page, from the empty document that the app generates. */
export function developmentDocument(): Plugin {
  return {
    name: 'app-document',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const origin = `http://${request.headers.host ?? 'localhost'}`;
          server
            .ssrLoadModule(serverEntry)
            .then((entry) =>
              server.transformIndexHtml(request.originalUrl ?? '/', entry['renderShell'](origin)),
            )
            .then((html) => response.setHeader('content-type', 'text/html').end(html))
            .catch(next);
        });
      };
    },
  };
}
