import { Badge } from '#src/ui/badge/badge.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { classes } from '#src/ui/classes.ts';
import { indianNumber } from '#src/ui/indian-number.ts';
import { Section } from '#src/ui/section/section.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import type { ServerRead } from '#src/store/use-read.ts';
import { textOf } from '#src/request/refusal.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { formatDayAndMonth } from '../format-day.ts';
import { leaderboardWords as words } from '../leaderboard-words.ts';
import styles from './board.module.css';

interface Leader {
  readonly rank: number;
  readonly name: string;
  readonly isOwn?: boolean;
}

interface BoardProps<L extends Leader> {
  readonly title: string;
  readonly board: ServerRead<{ readonly lastUpdated?: string | undefined; readonly leaders: readonly L[] }>;
  /** Heading of a column → its number. */
  readonly columns: Readonly<Record<string, (leader: L) => number>>;
  readonly emptyTitle: string;
}

/** A board of the promotion: ranks and names, and when it last changed (INF-05). */
export function Board<L extends Leader>({ title, board, columns, emptyTitle }: BoardProps<L>) {
  const { data } = board;
  const subtitle =
    data?.lastUpdated === undefined
      ? {}
      : { subtitle: words.lastUpdated(formatDayAndMonth(data.lastUpdated)) };
  return (
    <Section title={title} {...subtitle}>
      {!data ? (
        <NotThere {...board} />
      ) : data.leaders.length === 0 ? (
        <EmptyState pictureId="scene-empty" title={emptyTitle} text={words.emptyText} />
      ) : (
        <Card padding="none">
          <Ranks title={title} leaders={data.leaders} columns={columns} />
        </Card>
      )}
    </Section>
  );
}

function NotThere({ error, isLoading, retry }: Pick<ServerRead<unknown>, 'error' | 'isLoading' | 'retry'>) {
  const refusal = refusalIn(error);
  if (error === undefined) {
    return (
      <SkeletonGroup>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height="48px" />
        ))}
      </SkeletonGroup>
    );
  }
  // There is no board to load: the server says so.
  if (refusal?.status === 404) return <EmptyState title={textOf(refusal, words.failedTitle)} />;
  const text = refusal?.kind === 'network' ? words.offlineText : words.failedText;
  return (
    <ErrorState
      title={words.failedTitle}
      text={refusal ? textOf(refusal, text) : text}
      onRetry={retry}
      busy={isLoading}
    />
  );
}

function Ranks<L extends Leader>({
  title,
  leaders,
  columns,
}: Pick<BoardProps<L>, 'title' | 'columns'> & { leaders: readonly L[] }) {
  const values = Object.entries(columns);
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{words.rankColumn}</th>
          <th scope="col" className={styles.name}>
            {words.nameColumn}
          </th>
          {values.map(([heading]) => (
            <th key={heading} scope="col" className={styles.number}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leaders.map((leader, index) => (
          <tr key={index} className={classes(leader.isOwn === true && styles.own)}>
            <td className={styles.rank}>{leader.rank}</td>
            <th scope="row" className={styles.name}>
              <span className={styles.person}>
                {leader.name}
                {leader.isOwn === true && <Badge>{words.you}</Badge>}
              </span>
            </th>
            {values.map(([heading, numberOf]) => (
              <td key={heading} className={styles.number}>
                {indianNumber(numberOf(leader))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
