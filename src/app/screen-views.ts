import type { ComponentType } from 'react';
import type { ScreenDefinition, ScreenProps } from '#registry/define-screen.ts';

type ScreenPromise = Promise<ComponentType<ScreenProps>> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType<ScreenProps>;
  reason?: unknown;
};

const views = new Map<string, ScreenPromise>();

/** The view of a screen, loaded once; React's `use` reads it without waiting when it is there. A failed load is tried again. */
export function screenView({
  file,
  view,
}: Pick<ScreenDefinition, 'file' | 'view'>): Promise<ComponentType<ScreenProps>> {
  const known = views.get(file);
  if (known) return known;
  const promise: ScreenPromise = view().then(
    ({ Screen }) => {
      promise.status = 'fulfilled';
      promise.value = Screen;
      return Screen;
    },
    (reason: unknown) => {
      promise.status = 'rejected';
      promise.reason = reason;
      views.delete(file);
      throw reason;
    },
  );
  promise.status = 'pending';
  views.set(file, promise);
  return promise;
}
