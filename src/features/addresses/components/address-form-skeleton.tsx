import { Bone } from '#src/ui/skeleton/bone.tsx';
import { SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';

/** The form while it loads: heading, map line, fields with their labels, and the button. */
export function AddressFormSkeleton() {
  return (
    <SkeletonGroup>
      <Bone shape="heading" size={26} width="70%" />
      <Bone shape="button" height="64px" />
      {[0, 1, 2, 3, 4, 5].map((field) => (
        <div key={field}>
          <Bone shape="text" width="30%" />
          <Bone shape="button" height="54px" />
        </div>
      ))}
      <Bone shape="button" height="56px" />
    </SkeletonGroup>
  );
}
