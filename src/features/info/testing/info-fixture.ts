// What the calls of the information pages reply, for tests and stories.

export const sitemapReply = {
  status: 'SUCCESS' as const,
  data: {
    sections: [
      {
        name: 'Menu',
        links: [
          { name: 'Veg pizza', path: '/menu/veg-pizza' },
          { name: 'Sides', path: '/menu/sides' },
        ],
      },
      { name: 'About us', links: [{ name: 'Our story', path: '/our-story' }] },
    ],
  },
};

export const scoreboardReply = {
  status: 'SUCCESS' as const,
  data: {
    runs: 371,
    rank: 3,
    lastUpdated: '2026-11-05',
    leaders: [
      { rank: 1, name: 'Ananya R', runs: 1412, isOwn: false },
      { rank: 2, name: 'Imran K', runs: 388, isOwn: false },
      { rank: 3, name: 'Asha R', runs: 371, isOwn: true },
      { rank: 3, name: 'Joseph T', runs: 371, isOwn: false },
    ],
  },
};

export const noScoreReply = {
  status: 'SUCCESS' as const,
  data: { runs: 0, rank: null, leaders: [] },
};

export const votesReply = {
  status: 'SUCCESS' as const,
  data: {
    lastUpdated: '2026-10-05',
    leaders: [
      { rank: 1, name: 'Farah M', correct: 31, votes: 38 },
      { rank: 2, name: 'Gopal N', correct: 29, votes: 36 },
    ],
  },
};

export const noVotesReply = { status: 'SUCCESS' as const, data: { leaders: [] } };

export const helpPage = {
  status: 'SUCCESS' as const,
  data: {
    document: 'info-page' as const,
    heading: 'Help',
    nodes: [{ id: 'questions', type: 'notice', props: { text: 'Ask us.' } }],
  },
};

export const noticesPage = {
  ...helpPage,
  data: { ...helpPage.data, heading: 'Hygiene and notices' },
};
