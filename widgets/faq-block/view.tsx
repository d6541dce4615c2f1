import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { faqBlock } from '#schemas/widgets/faq-block.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './view.module.css';

export function View({ id, props, title }: WidgetViewProps<PropsOf<typeof faqBlock>>) {
  const { heading, items } = props;
  const Heading = title ? 'h3' : 'h2';
  return (
    <section id={id} className={styles.faq}>
      {title && <h2>{title}</h2>}
      {heading && <Heading>{heading}</Heading>}
      <div className={styles.items}>
        {items.map(({ question, answer }, index) => (
          <details key={index} className={styles.item}>
            <summary className={styles.question}>
              <span>{question}</span>
              <span className={styles.chevron}>
                <Icon name="chevron-down" size={20} />
              </span>
            </summary>
            <div className={styles.answer}>
              {answer.map((paragraph, position) => (
                <p key={position}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
