import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { textBlock } from '#schemas/widgets/text-block.ts';
import styles from './view.module.css';

export function View({ id, props, title }: WidgetViewProps<PropsOf<typeof textBlock>>) {
  const { heading, paragraphs, list, listKind } = props;
  const Heading = title ? 'h3' : 'h2';
  const List = listKind === 'steps' ? 'ol' : 'ul';
  if (!heading && paragraphs.length === 0 && list.length === 0) return null;
  return (
    // The id lets a section be linked to: /info/tnc#refunds.
    <section id={id} className={styles.text}>
      {title && <h2>{title}</h2>}
      {heading && <Heading>{heading}</Heading>}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <List className={styles[listKind]}>
          {list.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </List>
      )}
    </section>
  );
}
