import { infoConfigDefaults } from '#schemas/documents/info-config-defaults.ts';
import { selectConfig } from './app-config-slice.ts';

type State = Parameters<typeof selectConfig>[0];

/** Whose pages /notification shows by the current configuration (INF-07). */
export function selectWebViewHosts(state: State): readonly string[] {
  return selectConfig(state).webViewHosts ?? infoConfigDefaults.webViewHosts;
}

/** How the helpdesk is reached by the current configuration (INF-08). */
export function selectHelpdesk(state: State): typeof infoConfigDefaults.helpdesk {
  return selectConfig(state).helpdesk ?? infoConfigDefaults.helpdesk;
}
