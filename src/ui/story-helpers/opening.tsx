import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ModalProps } from '../modal/modal.tsx';

interface OpeningProps {
  panel: (props: ModalProps) => ReactNode;
  content: Omit<ModalProps, 'open' | 'onOpenChange'>;
}

/** A button that opens the panel of the story; the panel is open at the start, so that the checks include it. */
function Opening({ panel: Panel, content }: OpeningProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Panel {...content} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Renders the panel of a story with a button that opens it again. */
export const opening =
  (panel: OpeningProps['panel']) =>
  ({ open: _open, onOpenChange: _onOpenChange, ...content }: ModalProps) => (
    <Opening panel={panel} content={content} />
  );

/** Texts that are too long for any panel. */
export const tooLong = {
  title: 'A title that goes on for longer than anybody would wish to read on a small telephone',
  children: Array.from({ length: 30 }, (_, line) => (
    <p key={line}>Line {line + 1} of a text that has to scroll.</p>
  )),
};
