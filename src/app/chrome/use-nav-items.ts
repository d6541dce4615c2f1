import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { useBottomNavigation } from '#src/features/documents/api/get-bottom-navigation.ts';
import { useDocumentPort } from '#src/features/documents/document-port.tsx';
import { useAppSelector } from '#src/store/hooks.ts';
import { navItems } from './nav-items.ts';

/** The items of the bars: at the bottom of a phone, at the top of a wide screen. */
export function useNavItems() {
  const { data } = useBottomNavigation();
  const { visibleNodes, linkOf } = useDocumentPort();
  const { pathname } = useLocation();
  const cartCount = useAppSelector(selectCount);
  return useMemo(
    () => (data ? navItems({ nodes: visibleNodes(data.document), linkOf, pathname, cartCount }) : []),
    [data, visibleNodes, linkOf, pathname, cartCount],
  );
}
