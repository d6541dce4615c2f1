import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { fetched, type NotLoaded } from './not-loaded.ts';
import type { NotLoadedState } from './late-boundary.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { createViewCache } from './view-cache.ts';

interface LateProps {
  /** Shown while the part is loading. */
  readonly loading?: ReactNode;
  /** Shown while the part cannot be fetched; nothing by default. */
  readonly failed?: (state: NotLoadedState) => ReactNode;
  readonly onNotLoaded?: ((error: NotLoaded) => void) | undefined;
}

interface LatePart<Props> {
  readonly Part: ComponentType<Props & LateProps>;
  /** Fetches the part ahead of time; a failure is ignored until the part is rendered. */
  readonly prepare: () => Promise<void>;
}

/**
 * A part of a page that is fetched when it is first rendered, and rendered at once afterwards. When it cannot be fetched, the rest of the page
 * stays, and the part is shown when it can be.
 */
export function latePart<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const views = createViewCache<ComponentType<Props>>();
  const fetchPart = () => fetched(fetchView);
  const load = () => views.load('part', fetchPart);

  function Late(props: Props) {
    const View = use(views.get('part', fetchPart));
    return <View {...props} />;
  }

  function Part({ loading = null, failed = () => null, onNotLoaded, ...props }: Props & LateProps) {
    return (
      <PartBoundary
        resetKey={null}
        load={load}
        onNotLoaded={(error) => {
          views.forgetFailure('part');
          onNotLoaded?.(error);
        }}
        fallback={failed}
      >
        <Suspense fallback={loading}>
          <Late {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    );
  }

  const prepare = () =>
    load().then(
      () => {},
      () => {},
    );
  return { Part, prepare };
}
