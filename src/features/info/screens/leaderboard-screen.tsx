import { pathOf } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { indianNumber } from '#src/ui/indian-number.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { useScoreboard } from '../api/get-scoreboard.ts';
import { useVoteLeaderboard } from '../api/get-vote-leaderboard.ts';
import { Board } from '../components/board.tsx';
import { leaderboardWords as words } from '../leaderboard-words.ts';
import styles from './leaderboard-screen.module.css';

/** The boards of the cricket promotion: the customer's score, who has most runs, who votes best (INF-03, INF-06). */
export function Screen() {
  const scores = useScoreboard();
  const votes = useVoteLeaderboard();
  const notAsked = scores.notAsked && words.notAsked[scores.notAsked];
  return (
    <Page width="narrow">
      <h1>{words.title}</h1>
      {notAsked ? (
        <Notice title={notAsked.title}>{notAsked.text}</Notice>
      ) : (
        <>
          {scores.data && <OwnScore runs={scores.data.runs} rank={scores.data.rank} />}
          <Board
            title={words.scores}
            board={scores}
            columns={{ [words.runsColumn]: ({ runs }) => runs }}
            emptyTitle={words.noScores}
          />
        </>
      )}
      <Board
        title={words.votes}
        board={votes}
        columns={{
          [words.correctColumn]: ({ correct }) => correct,
          [words.votesColumn]: ({ votes: matches }) => matches,
        }}
        emptyTitle={words.noVotes}
      />
    </Page>
  );
}

function OwnScore({ runs, rank }: { runs: number; rank: number | null }) {
  return (
    <Card as="section" aria-label={words.yourScore} className={styles.own}>
      <Icon name="trophy" size={28} />
      <div className={styles.words}>
        <p className={styles.label}>{words.yourScore}</p>
        <p className={styles.runs}>{rank === null ? words.noScore : words.runs(indianNumber(runs))}</p>
        <p>{rank === null ? words.noScoreText : words.rank(indianNumber(rank))}</p>
      </div>
      {rank === null && (
        <ButtonLink href={pathOf('menu')} size="small">
          {words.order}
        </ButtonLink>
      )}
    </Card>
  );
}
