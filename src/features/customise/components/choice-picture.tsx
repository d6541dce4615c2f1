import { type ReactNode, useEffect, useState } from 'react';
import type { Choice } from '#schemas/stored/drafts.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import { isUsual, partsToShow } from '../choice-description.ts';
import { customiseWords as words } from '../customise-words.ts';
import type { ChoiceForm } from '../choice-form.ts';
import styles from './choice-picture.module.css';
import { ComboPicture } from './combo-picture.tsx';

interface ChoicePictureProps {
  form: ChoiceForm;
  choice: Choice;
}

/**
 * The picture of the choice: a pizza is drawn with its chosen toppings, a combo shows the chosen products. Other products keep their picture,
 * which is not said to be the choice.
 */
export function ChoicePicture({ form, choice }: ChoicePictureProps) {
  const { picture, name } = form.product;
  const drawn = useDrawnChoice(form, choice);
  const parts = partsToShow(form, choice);
  if (parts.length > 0) {
    return (
      <div className={styles.frame}>
        <ComboPicture name={name} products={parts} />
      </div>
    );
  }
  return (
    <ProductPicture picture={picture} says={drawn?.choice === choice ? words.pictureOf(name) : name}>
      {drawn !== null && <img key={drawn.src} src={drawn.src} alt="" className={styles.drawn} />}
    </ProductPicture>
  );
}

interface ProductPictureProps {
  picture: string | undefined;
  says: string;
  /** Drawn over it. */
  children?: ReactNode;
}

/** A product's own picture. */
export function ProductPicture({ picture, says, children }: ProductPictureProps) {
  return (
    <div className={styles.frame} role="img" aria-label={says}>
      {picture === undefined ? (
        <span className={styles.plain}>
          <Icon name="utensils" size={48} />
        </span>
      ) : (
        <Picture
          id={picture}
          kind="product"
          alt=""
          sizes={`${fromTablet} 420px, 100vw`}
          priority
          className={styles.picture}
        />
      )}
      {children}
    </div>
  );
}

interface Drawing {
  readonly src: string;
  /** What it shows. The next drawing replaces it a moment after the choice has changed. */
  readonly choice: Choice;
}

/**
 * The drawing, with its data address, once it is decoded, so that it appears without a flash; null while the product's own picture is right.
 * It is an image and not inline SVG, which the browser would paint again on every scroll.
 */
function useDrawnChoice(form: ChoiceForm, choice: Choice): Drawing | null {
  const [drawn, setDrawn] = useState<Drawing | null>(null);
  const plain = isUsual(form, choice);

  useEffect(() => {
    if (plain) {
      setDrawn(null);
      return;
    }
    let current = true;
    async function draw() {
      const { drawChoice } = await import('../draw-choice.ts');
      const svg = current ? drawChoice(form, choice) : null;
      if (svg === null) return;
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      if (current) setDrawn({ src: image.src, choice });
    }
    // When drawing fails, what is shown stays: the product's own picture, or the drawing of an earlier choice.
    draw().catch(() => {});
    return () => {
      current = false;
    };
  }, [form, choice, plain]);

  return drawn;
}
