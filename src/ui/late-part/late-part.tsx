import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { fetched } from './not-loaded.ts';
import { PartBoundary } from './part-boundary.tsx';
import { createViewCache } from './view-cache.ts';

interface LateProps {
  /** In its place while it is on its way. */
  readonly loading?: ReactNode;
  /** In its place where it could not be fetched; nothing by default. `again` tries once more. */
  readonly failed?: (again: () => void) => ReactNode;
  readonly onNotLoaded?: (() => void) | undefined;
}

interface LatePart<Props> {
  readonly Part: ComponentType<Props & LateProps>;
  /** Fetches it ahead of time; a failure is left for when it is wanted. */
  readonly prepare: () => Promise<void>;
}

/**
 * A part of a page that is fetched when it is wanted, and shown without waiting once it is there. Where it cannot be fetched, the rest of the page
 * stands, and whoever wants it next tries again.
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
