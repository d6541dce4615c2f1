import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { feedbackPrompt } from '#schemas/widgets/feedback-prompt.ts';
import { constants } from '#src/config/constants.ts';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import { useDismissFeedbackWidget } from '#src/features/feedback/api/dismiss-feedback-widget.ts';
import { RatingFace } from '#src/features/feedback/components/rating-face.tsx';
import { feedbackLink } from '#src/features/feedback/feedback-link.ts';
import { feedbackWords } from '#src/features/feedback/feedback-words.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import styles from './view.module.css';

const labels = constants.feedback.ratingLabels;

export function View({ props, title, link }: WidgetViewProps<PropsOf<typeof feedbackPrompt>>) {
  const { widgetId, heading, question, orderId, orderMode, dismissable } = props;
  const { dismissed, failed, dismiss } = useDismissFeedbackWidget(widgetId);
  // Without a link to the form the question cannot be answered.
  if (dismissed || !link) return null;

  const Heading = title ? 'h3' : 'h2';
  return (
    <div className={styles.widget}>
      {title && <h2>{title}</h2>}
      <Card as="section" className={styles.card}>
        <div className={styles.body}>
          <div className={styles.words}>
            <p className={styles.about}>{heading}</p>
            <Heading className={styles.question}>{question}</Heading>
          </div>
          <ol className={styles.faces}>
            {labels.map((label, rating) => (
              <li key={label}>
                <AppLink
                  to={feedbackLink(link, { orderId, orderMode, rating })}
                  aria-label={label}
                  className={styles.face}
                >
                  <RatingFace rating={rating} />
                  <span className={styles.label}>{label}</span>
                </AppLink>
              </li>
            ))}
          </ol>
        </div>
        {/* A narrow screen has space for the first and the last label only. */}
        <p aria-hidden="true" className={styles.ends}>
          <span>{labels[0]}</span>
          <span>{labels.at(-1)}</span>
        </p>
        {dismissable && (
          <IconButton
            icon="close"
            iconSize={20}
            label={feedbackWords.dismiss}
            className={styles.dismiss}
            onClick={dismiss}
          />
        )}
        <p role="status" className={styles.status}>
          {failed && feedbackTexts.dismissFailed}
        </p>
      </Card>
    </div>
  );
}
