import type { LandingSlot } from '#schemas/documents/landing.ts';
import { LateVegOnlyNote } from '#src/features/menu/late-veg-only-note.tsx';
import { useLanding } from './use-landing.ts';
import { useDocumentPort } from './document-port.tsx';

/** A slot in a hand-built screen that marketing fills with widgets. Renders nothing when the landing has no such slot. */
export function Slot({ name }: { name: LandingSlot }) {
  const { Nodes } = useDocumentPort();
  const { data } = useLanding();
  const document = data && Object.hasOwn(data.slots, name) ? data.slots[name] : undefined;
  return document?.readable ? <Nodes document={document} hiddenNote={<LateVegOnlyNote />} /> : null;
}
