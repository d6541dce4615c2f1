// How long a test waits for an element that a mutant keeps away: less than the 20 seconds of setup-unit.ts, which every such mutant would cost.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 5_000 });
}

export {};
