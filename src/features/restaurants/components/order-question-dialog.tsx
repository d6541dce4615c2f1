import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { orderWords as words } from '../order-words.ts';
import type { OrderQuestion } from '../order-question.ts';
import styles from './order-question-dialog.module.css';

interface OrderQuestionDialogProps {
  readonly question: OrderQuestion;
  readonly onAnswer: (look: OrderQuestion['answers'][number]['look']) => void;
  readonly onClose: () => void;
}

/** Says why the pressed restaurant cannot serve the current order type, and asks what to do instead. */
export function OrderQuestionDialog({ question, onAnswer, onClose }: OrderQuestionDialogProps) {
  const { title, text, answers, addressHref } = question;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      footer={
        <div className={styles.answers}>
          {answers.map(({ label, look }, at) => (
            <Button
              key={label}
              fullWidth
              variant={at === 0 ? 'primary' : 'secondary'}
              onClick={() => onAnswer(look)}
            >
              {label}
            </Button>
          ))}
          {addressHref !== null && (
            <ButtonLink href={addressHref} variant="secondary" fullWidth>
              {words.chooseAddress}
            </ButtonLink>
          )}
          <Button variant="quiet" fullWidth onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      }
    />
  );
}
