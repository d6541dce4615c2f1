import type { ReactNode } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { selectIsBlocked } from '#src/features/app-config/app-config-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { blockedPages, type FeatureWithPage } from './blocked-pages.ts';
import { NotInApp } from './not-in-app.tsx';

interface UnlessBlockedProps {
  readonly feature: FeatureWithPage;
  readonly children: ReactNode;
}

/** The page of something that the app of a partner may block: for who has its address there, the way on (MIN-06). */
export function UnlessBlocked({ feature, children }: UnlessBlockedProps) {
  const isBlocked = useAppSelector((state) => selectIsBlocked(state, feature, selectPartner(state)));
  const { wayOn, label } = blockedPages[feature];
  return isBlocked ? <NotInApp href={pathOf(wayOn)} label={label} /> : children;
}
