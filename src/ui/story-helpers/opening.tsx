import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ModalProps } from '../modal/modal.tsx';

interface OpeningProps {
  panel: (props: ModalProps) => ReactNode;
  content: Omit<ModalProps, 'open' | 'onOpenChange'>;
}

/** A story's button that opens what the story is about; open from the start, so that checks see it. */
export function Opening({ panel: Panel, content }: OpeningProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Panel {...content} open={open} onOpenChange={setOpen} />
    </>
  );
}
