import { appTexts } from '#src/config/texts/app.ts';
import type { NotLoaded } from '#registry/engine/late/not-loaded.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { startAfresh } from './start-afresh.ts';

/** Reports that the code of a pressed part could not be fetched, and offers a reload where only that helps. */
export function sayNotLoaded({ needsReload }: Pick<NotLoaded, 'needsReload'>): void {
  toast({
    id: 'not-loaded',
    text: navigator.onLine ? appTexts.partNotLoaded : appTexts.offline,
    tone: 'bad',
    ...(needsReload ? { action: { label: appTexts.crashButton, onPress: startAfresh } } : {}),
  });
}
