import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { fetched } from './not-loaded.ts';
import { PartBoundary } from './part-boundary.tsx';
import { createViewCache } from './view-cache.ts';

interface LateProps {
  /** Shown while the part is loading. */
  readonly loading?: ReactNode;
  /** Shown when the part could not be fetched; nothing by default. `again` tries once more. */
  readonly failed?: (again: () => void) => ReactNode;
  readonly onNotLoaded?: (() => void) | undefined;
}

interface LatePart<Props> {
  readonly Part: ComponentType<Props & LateProps>;
  /** Fetches the part ahead of time; a failure is ignored until the part is rendered. */
  readonly prepare: () => Promise<void>;
}

/**
 * A part of a page that is fetched when it is first rendered, and rendered at once afterwards. When it cannot be fetched, the rest of the page
 * stays, and the next render of the part tries again.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const views = createViewCache<ComponentType<Props>>();
  const view = () => views.get('part', () => fetched(load));
  const forgetFailure = () => views.forgetFailure('part');

  function Late(props: Props) {
    const View = use(view());
    return <View {...props} />;
  }

  function Part({ loading = null, failed = () => null, onNotLoaded, ...props }: Props & LateProps) {
    return (
      <PartBoundary
        resetKey={null}
        onNotLoaded={() => {
          forgetFailure();
          onNotLoaded?.();
        }}
        fallback={failed}
      >
        <Suspense fallback={loading}>
          <Late {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    );
  }

  return { Part, prepare: () => view().then(() => {}, forgetFailure) };
}
