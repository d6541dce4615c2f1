import { useMemo } from 'react';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { useBottomNavigation } from '#src/features/documents/api/get-bottom-navigation.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';

/**
 * What the bars show, at the bottom of a phone and at the top of a wide screen: the items of the server's document (WID-10). One that leads
 * nowhere is left out. Null while there is nothing to show.
 */
export function useNavigation(): PreparedDocument | null {
  const { data } = useBottomNavigation();
  const { useVisibleNodes, linkOf } = useDocumentPort();
  const visible = useVisibleNodes(data?.document);
  return useMemo(() => {
    if (!data) return null;
    const nodes = visible.filter((node) => linkOf(node) !== null);
    return nodes.length > 0 ? { ...data.document, nodes } : null;
  }, [data, visible, linkOf]);
}
