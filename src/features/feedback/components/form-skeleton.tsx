import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';

export function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="32px" width="70%" />
      <Skeleton height="96px" />
      <Skeleton height="160px" />
    </SkeletonGroup>
  );
}
