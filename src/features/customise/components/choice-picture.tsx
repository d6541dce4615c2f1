import { useEffect, useState } from 'react';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { customiseWords as words } from '../customise-words.ts';
import { type Choice, defaultChoice, isSameChoice } from '../selection.ts';
import type { SelectionForm } from '../selection-form.ts';
import styles from './choice-picture.module.css';

interface ChoicePictureProps {
  form: SelectionForm;
  choice: Choice;
}

/** The product as it was chosen: a pizza is drawn anew with every topping; everything else keeps its picture. */
export function ChoicePicture({ form, choice }: ChoicePictureProps) {
  const { picture, name } = form.product;
  const drawn = useDrawnChoice(form, choice);
  return (
    <div className={styles.frame} role="img" aria-label={words.pictureOf(name)}>
      {picture === undefined ? (
        <span className={styles.plain}>
          <Icon name="utensils" size={48} />
        </span>
      ) : (
        <Picture
          id={picture}
          kind="product"
          alt=""
          sizes="(min-width: 768px) 420px, 100vw"
          priority
          className={styles.picture}
        />
      )}
      {drawn !== null && <img key={drawn} src={drawn} alt="" className={styles.drawn} />}
    </div>
  );
}

/**
 * Address of the drawing, once it can be shown without a flash; null as long as the product's own picture is right. An image and not markup in
 * the page: it is painted once, and not with every scroll.
 */
function useDrawnChoice(form: SelectionForm, choice: Choice): string | null {
  const [drawn, setDrawn] = useState<string | null>(null);
  const plain = isSameLook(form, choice);

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
      if (current) setDrawn(image.src);
    }
    // A picture that cannot be drawn leaves the product's own in its place.
    draw().catch(() => {});
    return () => {
      current = false;
    };
  }, [form, choice, plain]);

  return drawn;
}

function isSameLook(form: SelectionForm, choice: Choice): boolean {
  const plain = defaultChoice(form);
  const ofDefaultSize = { ...choice, sizeId: plain.sizeId };
  return isSameChoice(form, ofDefaultSize, plain);
}
