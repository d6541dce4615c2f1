import { Page } from '#src/ui/page/page.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';

/** A screen whose code is on its way. */
export function ScreenSkeleton() {
  return (
    <Page>
      <SkeletonGroup>
        <Skeleton height="36px" width="50%" />
        <Skeleton height="200px" />
        <Skeleton height="120px" />
      </SkeletonGroup>
    </Page>
  );
}
