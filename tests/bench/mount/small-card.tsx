// The smallest card that a page is made of: a picture, a heading, a text and a link. Once as a kind of node, once as somebody writes it who needs no registry.
import { memo } from 'react';
import { defineWidget } from '#registry/engine/define-widget.ts';
import type { Documents } from '#schemas/document-types.ts';
import type { CompiledContract } from '#schemas/engine/compiled-contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { Shape } from '#schemas/reader/shape.ts';

export interface SmallCardProps {
  readonly picture: string;
  readonly heading: string;
  readonly text: string;
}

const contract: CompiledContract<'small-card', SmallCardProps, Documents> = {
  type: 'small-card',
  places: ['landing'],
  version: 1,
  reservedHeight: 120,
  required: ['picture', 'heading', 'text'],
};

export const smallCardShape: Shape = {
  is: 'object',
  fields: {
    picture: [{ is: 'text', most: 500, like: /^\/[^\s"'<>\\]*$/u }],
    heading: [{ is: 'text', least: 1, most: 60 }],
    text: [{ is: 'text', least: 1, most: 200 }],
  },
};

function SmallCardView({ props: { picture, heading, text }, link }: WidgetViewProps<SmallCardProps>) {
  return (
    <article className="small-card">
      <img src={picture} alt="" width={96} height={96} loading="lazy" />
      <h2>{heading}</h2>
      <p>{text}</p>
      {link && <a href={link.href}>Order</a>}
    </article>
  );
}

export const smallCard = defineWidget({ contract, view: () => Promise.resolve({ View: SmallCardView }) });

/** Its props are plain values, so that a card that did not change is skipped after a new reply too. */
export const CardByHand = memo(function CardByHand({
  picture,
  heading,
  text,
  href,
}: SmallCardProps & { href: string }) {
  return (
    <article className="small-card">
      <img src={picture} alt="" width={96} height={96} loading="lazy" />
      <h2>{heading}</h2>
      <p>{text}</p>
      <a href={href}>Order</a>
    </article>
  );
});
