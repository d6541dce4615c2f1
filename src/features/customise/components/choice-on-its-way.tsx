import { useSWRConfig } from 'swr';
import { useMenuSource } from '#src/features/menu/use-menu.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { type CustomisePreview, customisePreviewKey } from '../customise-preview.ts';
import headingStyles from './choice-heading.module.css';
import styles from './choice-maker.module.css';
import { ProductPicture } from './choice-picture.tsx';

/** A card with a heading and three things to choose from. */
export function GroupSkeleton() {
  return (
    <Card className={styles.waiting}>
      <Skeleton height="1.25rem" width="30%" />
      <Skeleton height="3.9rem" />
      <Skeleton height="3.9rem" />
      <Skeleton height="3.9rem" />
    </Card>
  );
}

/** The product, as far as the page came with it, while what there is to choose is on its way. */
export function ChoiceOnItsWay({ productId }: { productId: string }) {
  const { storeId, orderType } = useMenuSource();
  const { fallback } = useSWRConfig();
  const preview = fallback?.[customisePreviewKey({ storeId, orderType, productId })] as
    | CustomisePreview
    | undefined;
  return (
    <div className={styles.layout}>
      <div className={styles.picture}>
        {preview?.picture === undefined ? (
          <Skeleton ratio={4 / 3} />
        ) : (
          <ProductPicture picture={preview.picture} says={preview.name} />
        )}
      </div>
      <div className={styles.groups}>
        {preview && <PreviewHeading {...preview} />}
        <SkeletonGroup>
          <div className={styles.groups}>
            {!preview && <Skeleton height="32px" width="60%" />}
            <Skeleton shape="text" lines={2} />
            <GroupSkeleton />
            <GroupSkeleton />
            {/* Its font arrives now, and not with the choices: when a font arrives, the browser lays out all that is on the page. */}
            <span aria-hidden="true" className={styles.early}>
              ₹
            </span>
          </div>
        </SkeletonGroup>
      </div>
    </div>
  );
}

function PreviewHeading({ name, badge, foodType, description }: CustomisePreview) {
  return (
    <header className={headingStyles.words}>
      {badge !== undefined && (
        <span>
          <Badge tone="praise">{badge}</Badge>
        </span>
      )}
      <h2 className={headingStyles.name}>
        {foodType !== undefined && <VegMark kind={foodType === 1 ? 'non-veg' : 'veg'} size={20} />}
        <span>{name}</span>
      </h2>
      {description !== undefined && <p>{description}</p>}
    </header>
  );
}
