import type { Wires } from './wire.ts';

/** What the settings of the build change. */
export const buildSettingWires: Wires<string> = {
  VITE_API_BASE_URL: [
    {
      file: 'src/app/browser/create-request-layer.ts',
      cut: 'baseUrl: env.apiBaseUrl',
      instead: "baseUrl: ''",
      test: 'src/app/browser/create-request-layer.test.ts',
    },
  ],
  VITE_WEB_API_KEY: [
    {
      file: 'src/app/browser/create-request-layer.ts',
      cut: 'apiKey: env.webApiKey',
      instead: "apiKey: ''",
      test: 'src/app/browser/create-request-layer.test.ts',
    },
  ],
  VITE_GPAY_API_KEY: [
    {
      file: 'src/app/browser/create-request-layer.ts',
      cut: 'apiKey: env.gpayApiKey',
      instead: "apiKey: ''",
      test: 'src/app/browser/create-request-layer.test.ts',
    },
  ],
  VITE_PAYTM_API_KEY: [
    {
      file: 'src/app/browser/create-request-layer.ts',
      cut: 'apiKey: env.paytmApiKey',
      instead: "apiKey: ''",
      test: 'src/app/browser/create-request-layer.test.ts',
    },
  ],
  VITE_GPAY_SCRIPT_URL: [
    {
      file: 'src/app/browser/start-in-partner.ts',
      cut: 'GPAY: env.gpayScriptUrl',
      instead: "GPAY: ''",
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  VITE_PAYTM_SCRIPT_URL: [
    {
      file: 'src/app/browser/start-in-partner.ts',
      cut: 'PAYTM: env.paytmScriptUrl',
      instead: "PAYTM: ''",
      test: 'src/app/browser/start-app.test.ts',
    },
  ],
  VITE_MONITORING_URL: [
    {
      file: 'src/app/browser/load-monitoring.ts',
      cut: 'loadScript(env.monitoringUrl)',
      instead: "loadScript('')",
      test: 'src/app/browser/load-monitoring.test.ts',
    },
    {
      file: 'src/app/events/start-events.ts',
      cut: "env.monitoringUrl === ''",
      instead: 'true',
      test: 'src/app/events/start-events.test.ts',
    },
  ],
  VITE_ERROR_REPORTING_URL: [
    {
      file: 'src/app/browser/create-browser-app.ts',
      cut: "env.errorReportingUrl === ''",
      instead: 'true',
      test: 'src/app/browser/create-browser-app.test.ts',
    },
  ],
  VITE_MAP_TILES_URL: [
    {
      file: 'src/features/map/map-settings.ts',
      cut: 'env.mapTilesUrl.replace',
      instead: "'/none/{z}/{x}/{y}'.replace",
      test: 'src/features/map/components/maps.test.tsx',
    },
  ],
  VITE_MAP_ATTRIBUTION: [
    {
      file: 'src/features/map/components/map-frame.tsx',
      cut: '{env.mapAttribution}',
      instead: "{''}",
      test: 'src/features/map/components/maps.test.tsx',
    },
  ],
  VITE_SCOREBOARD_KEY: [
    {
      file: 'src/features/info/api/get-scoreboard.ts',
      cut: "lateEnv.scoreboardKey === ''",
      instead: 'true',
      test: 'src/features/info/screens/leaderboard-screen.test.tsx',
    },
  ],
  VITE_PASSWORD_PATH: [
    {
      file: 'schemas/brand-paths.ts',
      cut: "variable: 'VITE_PASSWORD_PATH'",
      instead: "variable: 'VITE_NONE'",
      test: 'src/app/brand-paths.test.tsx',
    },
  ],
  VITE_FEEDBACK_PATH: [
    {
      file: 'schemas/brand-paths.ts',
      cut: "variable: 'VITE_FEEDBACK_PATH'",
      instead: "variable: 'VITE_NONE'",
      test: 'src/app/brand-paths.test.tsx',
    },
  ],
  VITE_LEADERBOARD_PATH: [
    {
      file: 'schemas/brand-paths.ts',
      cut: "variable: 'VITE_LEADERBOARD_PATH'",
      instead: "variable: 'VITE_NONE'",
      test: 'src/app/brand-paths.test.tsx',
    },
  ],
  VITE_CHICKEN_SANDWICH_PATH: [
    {
      file: 'schemas/brand-paths.ts',
      cut: "variable: 'VITE_CHICKEN_SANDWICH_PATH'",
      instead: "variable: 'VITE_NONE'",
      test: 'src/app/brand-paths.test.tsx',
    },
  ],
};
