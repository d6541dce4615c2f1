import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { leaderboardBanner } from '#schemas/widgets/leaderboard-banner.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import styles from './view.module.css';

const LEADERS = 'Leaders';
const RUNS = 'runs';

export function View({ props, title, link, priority }: WidgetViewProps<PropsOf<typeof leaderboardBanner>>) {
  const { heading, text, leaders, picture, action } = props;
  const Heading = title ? 'h3' : 'h2';
  return (
    <div className={styles.widget}>
      {title && <h2>{title}</h2>}
      <div className={styles.banner}>
        {picture && (
          <Picture
            id={picture}
            kind="banner"
            alt=""
            sizes="(min-width: 768px) 420px, 100vw"
            priority={priority}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <Heading className={styles.heading}>
            <Icon name="trophy" size={24} />
            {heading}
          </Heading>
          {text && <p>{text}</p>}
          {leaders.length > 0 && (
            <ol aria-label={LEADERS} className={styles.leaders}>
              {leaders.map(({ name, runs }, index) => (
                <li key={index} className={styles.leader}>
                  <span aria-hidden="true" className={styles.rank}>
                    {index + 1}
                  </span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.runs}>
                    {runs.toLocaleString('en-IN')} {RUNS}
                  </span>
                </li>
              ))}
            </ol>
          )}
          {link && (
            <AppLink to={link} className={styles.action}>
              {link.label ?? action}
              <Icon name="chevron-right" size={16} />
            </AppLink>
          )}
        </div>
      </div>
    </div>
  );
}
