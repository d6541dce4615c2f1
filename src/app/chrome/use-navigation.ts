import { useMemo } from 'react';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { useBottomNavigation } from '#src/features/documents/use-bottom-navigation.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';

/**
 * The items of the navigation bars, from the server's document (WID-10). Items without an allowed address are left out. Null while there is
 * nothing to show.
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
