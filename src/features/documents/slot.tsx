import { useLanding } from './api/get-landing.ts';
import { useDocumentPort } from './document-port.tsx';

/** A place in a hand-built screen that marketing fills with widgets: `cart.top`, `menu.top` … Nothing when the document has none for it. */
export function Slot({ name }: { name: string }) {
  const { Nodes } = useDocumentPort();
  const { data } = useLanding();
  const document = data && Object.hasOwn(data.slots, name) ? data.slots[name] : undefined;
  return document?.readable ? <Nodes document={document} /> : null;
}
