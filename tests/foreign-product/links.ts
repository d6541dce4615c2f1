import type { Links } from '#schemas/engine/links.ts';

const actions = {
  reserve: { path: '/reserve' },
  'opening-hours': { path: '/hours' },
} as const;

export type KioskAction = keyof typeof actions;

export const kioskLinks: Links<KioskAction> = {
  actions,
  targetOf(action, to) {
    const { path } = actions[action];
    if (action !== 'reserve') return { href: path, external: false };
    return /^\d{13}$/.test(to) ? { href: `${path}/${to}`, external: false } : null;
  },
};
