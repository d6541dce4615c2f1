import { mixPrice } from '#schemas/rules/mix-price.ts';
import { ProductFacts } from '#src/features/catalog/components/product-card/product-heading.tsx';
import { ProductPicture } from '#src/features/catalog/components/product-card/product-picture.tsx';
import { factsWords } from '#src/features/catalog/facts-words.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { Card } from '#src/ui/card/card.tsx';
import { classes } from '#src/ui/classes.ts';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Price } from '#src/ui/price/price.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { edvWords as words } from '../edv-words.ts';
import styles from './edv-card.module.css';

interface EdvCardProps {
  card: MenuCard;
  count: number;
  max: number;
  onCount: (count: number) => void;
}

/** An item to pick for the mix. If it cannot be ordered, it shows that. */
export function EdvCard({ card, count, max, onCount }: EdvCardProps) {
  const { name, foodType, price, strikePrice, kcal, allergens, servesLabel, available, mix } = card;
  return (
    <Card as="li" padding="none" className={classes(styles.card, count > 0 && styles.picked)}>
      <ProductPicture product={card} sizes={`${fromTablet} 220px, 46vw`} priority={false} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <VegMark kind={foodType === 0 ? 'veg' : 'non-veg'} size={14} />
          <span>{name}</span>
        </h2>
        <ProductFacts kcal={kcal} servesLabel={servesLabel} />
        {allergens?.length !== 0 && (
          <p className={styles.allergens}>
            {allergens ? factsWords.contains(allergens.join(', ')) : factsWords.askAllergens(name)}
          </p>
        )}
        <div className={styles.foot}>
          <div className={styles.prices}>
            <Price paise={price} wasPaise={strikePrice} />
            {mix && <p className={styles.inMix}>{words.inMix(formatPaise(mixPrice(price, mix)))}</p>}
          </div>
          {available ? (
            <Stepper
              item={name}
              value={count}
              max={max}
              disabled={max <= 0}
              addLabel={words.pick}
              onChange={onCount}
            />
          ) : (
            <p className={styles.reason}>
              {[card.unavailableText, card.availableText].filter(Boolean).join('. ')}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
