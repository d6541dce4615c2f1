// The information pages, loaded together: they lead to one another.
export * as info from './info-screen.tsx';
export * as leaderboard from './leaderboard-screen.tsx';
export * as notification from './notification-screen.tsx';
export * as sitemap from './sitemap-screen.tsx';
