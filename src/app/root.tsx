import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { NeedsReload } from '#registry/engine/late/not-loaded.ts';
import { tryAgainLater } from '#registry/engine/late/try-again-later.ts';
import { whenIdle } from '#registry/engine/late/when-idle.ts';
import { App } from './app.tsx';
import type { BrowserApp } from './browser/create-browser-app.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { messageOf } from './message-of.ts';
import { Providers } from './providers.tsx';
import { reloadOnce } from './reload-once.ts';

/** The app in a browser: starts once the page is hydrated, and shows a page of its own when it crashes. */
export function Root({ app }: { app: BrowserApp }) {
  useEffect(() => {
    const begin = async () => {
      const code = await import('./browser/start-app.ts').catch((error: unknown) => {
        if (error instanceof NeedsReload) reloadOnce();
        return null;
      });
      if (!code) return false;
      await code.startApp(app);
      return true;
    };
    // The start changes state that the whole page uses, so the page is hydrated first, widget by widget.
    return whenIdle(() => {
      // When the connection is lost meanwhile, the page stays and starts later.
      void begin().then((begun) => begun || tryAgainLater(begin));
    });
  }, [app]);

  return (
    <CrashBoundary
      onCrash={(error) => app.errors.report({ name: 'crash', details: { message: messageOf(error) } })}
      onRefresh={startAfresh}
    >
      <Providers {...app}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </CrashBoundary>
  );
}
