import { useEffect, useState } from 'react';
import type { Choice } from '#schemas/stored/drafts.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { customiseWords as words } from '../customise-words.ts';
import { defaultChoice, isSameChoice } from '../choice.ts';
import type { ChoiceForm } from '../choice-form.ts';
import styles from './choice-picture.module.css';

interface ChoicePictureProps {
  form: ChoiceForm;
  choice: Choice;
}

/** The picture of the choice: a pizza is drawn with its chosen toppings; other products keep their picture. */
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
 * Data address of the drawing once it is decoded, so that it appears without a flash; null while the product's own picture is right. It is an image
 * and not inline SVG, which the browser would paint again on every scroll.
 */
function useDrawnChoice(form: ChoiceForm, choice: Choice): string | null {
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
    // When drawing fails the product's own picture stays.
    draw().catch(() => {});
    return () => {
      current = false;
    };
  }, [form, choice, plain]);

  return drawn;
}

function isSameLook(form: ChoiceForm, choice: Choice): boolean {
  const plain = defaultChoice(form);
  const ofDefaultSize = { ...choice, sizeId: plain.sizeId };
  return isSameChoice(form, ofDefaultSize, plain);
}
