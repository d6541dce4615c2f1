import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';

/** Placeholder of the form while it loads: heading, map line, five fields. */
export function AddressFormSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="30px" width="70%" />
      <Skeleton height="64px" />
      <Skeleton height="74px" />
      <Skeleton height="74px" />
      <Skeleton height="74px" />
      <Skeleton height="74px" />
      <Skeleton height="56px" />
    </SkeletonGroup>
  );
}
