import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { orderWords as words } from '../order-words.ts';
import type { Question } from '../use-go-on.ts';

interface UnavailableQuestionProps {
  readonly question: Question;
  readonly menuHref: string;
  readonly onClose: () => void;
  readonly onKeepRest: () => void;
  readonly onRemoveAll: () => void;
}

/** CRT-21, CRT-22. Going back is as easy as going on. */
export function UnavailableQuestion(props: UnavailableQuestionProps) {
  const { question, menuHref, onClose, onKeepRest, onRemoveAll } = props;
  if (question.kind === 'some') {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={words.some.title}
        description={question.text}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {words.some.no}
            </Button>
            <Button onClick={onKeepRest}>{words.some.yes}</Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.all.title}
      description={question.text}
      footer={
        <>
          <Button variant="secondary" onClick={onRemoveAll}>
            {words.all.remove}
          </Button>
          <ButtonLink href={menuHref}>{words.all.menu}</ButtonLink>
        </>
      }
    />
  );
}
