import { Page } from '#src/ui/page/page.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';

/** Shown while a screen is loading, with its title if that is known. */
export function ScreenSkeleton({ title }: { title?: string }) {
  return (
    <Page>
      {title !== undefined && (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      <SkeletonGroup>
        <Skeleton height="36px" width="50%" />
        <Skeleton height="200px" />
        <Skeleton height="120px" />
      </SkeletonGroup>
    </Page>
  );
}
