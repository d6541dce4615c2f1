import { genericTexts } from '#src/config/texts/generic.ts';
import { requestTexts } from '#src/config/texts/request.ts';
import type { PopupPort } from './ports.ts';

/** One popup for all calls that are retrying. It is hidden when the last of them ends. */
export function createRetryNotice(popup: PopupPort) {
  let retrying = 0;

  return {
    begin(): () => void {
      retrying += 1;
      popup.show({
        kind: 'network',
        header: requestTexts.networkHeader,
        text: requestTexts.networkRetrying,
        button: genericTexts.button,
      });
      return () => {
        retrying -= 1;
        if (retrying === 0) popup.hide('network');
      };
    },
  };
}

export type RetryNotice = ReturnType<typeof createRetryNotice>;
