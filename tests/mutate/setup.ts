// How long a test waits for an element that a mutant keeps away: what is there takes well under a second, and every such mutant costs this time. setup-unit.ts has 20 seconds.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 2_000 });
}

export {};
