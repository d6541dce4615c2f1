import { useEffect } from 'react';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { whenIdle } from '#registry/engine/late/when-idle.ts';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import type { OrderQuestion } from '../order-question.ts';

/** Few are asked, so the lists of restaurants fetch the code of dialogs when the browser is idle. */
const dialog = latePart(async () => (await import('./order-question-dialog.tsx')).OrderQuestionDialog);

interface AskedOrderProps {
  readonly question: OrderQuestion | null;
  readonly onAnswer: (look: OrderQuestion['answers'][number]['look']) => void;
  readonly onClose: () => void;
}

/** The question before something else is ordered than the current order type, while there is one. */
export function AskedOrder({ question, onAnswer, onClose }: AskedOrderProps) {
  useEffect(() => whenIdle(() => void dialog.prepare()), []);

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
