import { indianNumber } from '#src/ui/indian-number.ts';
import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { leaderboardBanner } from '#schemas/widgets/leaderboard-banner.ts';
import { PictureBanner } from '#src/ui/picture-banner/picture-banner.tsx';
import styles from './view.module.css';

const LEADERS = 'Leaders';
const RUNS = 'runs';

export function View({ props, title, link, priority }: WidgetViewProps<PropsOf<typeof leaderboardBanner>>) {
  const { heading, text, leaders, picture, action } = props;
  // Equal scores have the same rank, as on the leaderboard.
  const rankOf = (runs: number) => leaders.findIndex((leader) => leader.runs === runs) + 1;
  return (
    <PictureBanner
      title={title}
      heading={heading}
      icon="trophy"
      text={text}
      picture={picture}
      pictureSide="start"
      priority={priority}
      link={link && { href: link.href, label: link.label ?? action }}
      className={styles.banner}
    >
      {leaders.length > 0 && (
        <ol aria-label={LEADERS} className={styles.leaders}>
          {leaders.map(({ name, runs }, index) => (
            <li key={index} value={rankOf(runs)} className={styles.leader}>
              <span aria-hidden="true" className={styles.rank}>
                {rankOf(runs)}
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.runs}>
                {indianNumber(runs)} {RUNS}
              </span>
            </li>
          ))}
        </ol>
      )}
    </PictureBanner>
  );
}
