/** SWR's keys of what the information pages read besides documents. The server writes the site map into its page under the same key. */
export const infoKeys = {
  sitemap: () => 'sitemap',
  scoreboard: (userId: string) => `scoreboard/${userId}`,
  votes: () => 'vote-leaderboard',
} as const;
