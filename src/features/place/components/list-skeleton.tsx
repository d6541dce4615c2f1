import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';

/** Shown while a search box and a list are loading. */
export function ListSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="74px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
    </SkeletonGroup>
  );
}
