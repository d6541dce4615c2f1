import { Component, type ReactNode } from 'react';
import { appTexts } from '#src/config/texts/app.ts';
import { ErrorPage } from '#src/features/error-pages/error-page.tsx';
import { Button } from '#src/ui/button/button.tsx';

interface CrashBoundaryProps {
  readonly onCrash: (error: unknown) => void;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

/** The outermost error boundary: catches errors that no boundary below has caught, and offers to reload the page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main>
        <ErrorPage pictureId="scene-crash" title={appTexts.crashTitle} text={appTexts.crashText}>
          <Button onClick={this.props.onRefresh}>{appTexts.crashButton}</Button>
        </ErrorPage>
      </main>
    );
  }
}
