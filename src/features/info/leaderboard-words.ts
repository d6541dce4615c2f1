export const leaderboardWords = {
  title: 'Cricket leaderboard',
  yourScore: 'Your score',
  runs: (runs: string) => `${runs} runs`,
  rank: (rank: string) => `Rank ${rank}`,
  noScore: 'No runs yet',
  noScoreText: 'Your first order opens your innings.',
  order: 'Order now',

  scores: 'Most runs',
  votes: 'World cup votes',
  lastUpdated: (day: string) => `Last updated on ${day}`,
  noScores: 'Nobody has scored yet',
  noVotes: 'Nobody has voted yet',
  emptyText: 'The board fills up as the matches are played.',

  rankColumn: 'Rank',
  nameColumn: 'Name',
  runsColumn: 'Runs',
  correctColumn: 'Right',
  votesColumn: 'Matches',
  you: 'You',

  failedTitle: 'This board did not load',
  failedText: 'Please try again in a moment.',
  offlineText: 'You are offline. Try again when there is a connection.',

  notAsked: {
    'no-scoreboard': {
      title: 'There is no scoreboard at the moment',
      text: 'It opens with the next tournament.',
    },
    'no-number': {
      title: 'We do not know your mobile number',
      text: 'Runs are counted by it. Log in again with your number to see yours.',
    },
    'not-secure': {
      title: 'Your score is shown on a secure connection only',
      text: 'Your number is encrypted before it is sent, and this browser does so only at an address that begins with https.',
    },
  },
} as const;
