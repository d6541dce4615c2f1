import { latePart } from '#registry/engine/late/late-part.tsx';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import type { OrderQuestion } from '../order-question.ts';

/** Few are asked, so the lists of restaurants do not bring the code of dialogs. */
const dialog = latePart(async () => (await import('./order-question-dialog.tsx')).OrderQuestionDialog);

interface AskedOrderProps {
  readonly question: OrderQuestion | null;
  readonly onAnswer: (look: OrderQuestion['answers'][number]['look']) => void;
  readonly onClose: () => void;
}

/** The question before something else is ordered than the current order type, while there is one. */
export function AskedOrder({ question, onAnswer, onClose }: AskedOrderProps) {
  return (
    question && (
      <dialog.Part
        question={question}
        onAnswer={onAnswer}
        onClose={onClose}
        onNotLoaded={(error) => {
          sayNotLoaded(error);
          onClose();
        }}
      />
    )
  );
}
