import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';

/** A search box and a list on their way. */
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
