// What all areas have in common; run.ts adds the rest.
export default {
  testRunner: 'vitest',
  plugins: [
    '@stryker-mutator/vitest-runner',
    './tests/mutate/ignore-texts.mjs',
    './tests/mutate/tell-survivors.mjs',
  ],
  vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
  ignorers: ['texts'],
  ignorePatterns: ['.cache', '.ci', 'data', 'dist', 'storybook-static', 'test-results'],
  coverageAnalysis: 'perTest',
  incremental: true,
  tempDirName: '.cache/mutate/copies',
  // Stryker reads it with an interface that TypeScript 7 no longer has. There is no such file, and it is left alone.
  tsconfigFile: 'none',
  // Nothing that runs reads types, so the copies need no comments that silence them.
  disableTypeChecks: false,
  // A busy machine must not make a mutant look noticed.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  reporters: ['progress-append-only', 'survivors'],
  logLevel: 'warn',
  warnings: { unknownOptions: true, preprocessorErrors: true, unserializableOptions: true, slow: false },
};
