import { useId } from 'react';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { textOf } from '#src/request/refusal.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { SelectableChip } from '#src/ui/chip/chip.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { dateInIndia, indianDay } from '#src/ui/indian-time.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import { useListFocus } from '#src/ui/use-list-focus.ts';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import { SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import type { PassbookFilter, usePassbook } from '../api/get-passbook.ts';
import { byDay } from '../passbook-pages.ts';
import { walletWords as words } from '../wallet-words.ts';
import { PassbookLine } from './passbook-line.tsx';
import styles from './passbook.module.css';
import { WalletDown } from './wallet-down.tsx';

const filters = [
  { type: undefined, label: words.all },
  { type: 'CREDIT', label: words.added },
  { type: 'DEBIT', label: words.used },
] as const;

interface PassbookProps
  extends Pick<ReturnType<typeof usePassbook>, 'passbook' | 'error' | 'isBusy' | 'retry' | 'more'> {
  readonly type: PassbookFilter;
  readonly now: number;
}

/** WLT-03, WLT-04. The statement, the newest line first, with a heading for each day. */
export function Passbook({ type, now, passbook, error, isBusy, retry, more }: PassbookProps) {
  const titleId = useId();
  const navigate = useAppNavigate();
  const show = (next: PassbookFilter) =>
    navigate(withQuery(pathOf('wallet'), { show: next }), { replace: true, keepScroll: true });
  return (
    <section aria-labelledby={titleId} className={styles.passbook}>
      <h2 id={titleId} className={styles.title}>
        {words.passbook}
      </h2>
      <fieldset aria-label={words.filter} className={styles.filter}>
        {filters.map((filter) => (
          <SelectableChip
            key={filter.label}
            selected={filter.type === type}
            onSelectedChange={() => show(filter.type)}
          >
            {filter.label}
          </SelectableChip>
        ))}
      </fieldset>
      {error !== undefined ? (
        <WalletDown error={error} isBusy={isBusy} onRetry={retry} />
      ) : passbook ? (
        <Lines type={type} now={now} passbook={passbook} more={more} />
      ) : (
        <PassbookSkeleton />
      )}
    </section>
  );
}

function Lines({
  type,
  now,
  passbook: { transactions, hasNext, nextPage },
  more,
}: Required<Pick<PassbookProps, 'now' | 'more'>> & {
  readonly type: PassbookFilter;
  readonly passbook: NonNullable<PassbookProps['passbook']>;
}) {
  const list = useListFocus(transactions.length);
  if (transactions.length === 0) return <NoLines type={type} />;
  return (
    <div {...list} className={styles.passbook}>
      {byDay(transactions).map(({ day, lines }) => (
        <div key={day} className={styles.day}>
          <h3 className={styles.date}>{nameOf(day, now)}</h3>
          <Card as="div" padding="none">
            <ul className={styles.lines}>
              {lines.map((line) => (
                <PassbookLine key={line.id} line={line} />
              ))}
            </ul>
          </Card>
        </div>
      ))}
      {more.refusal && <Notice tone="bad">{textOf(more.refusal, words.moreFailed)}</Notice>}
      {hasNext && nextPage !== undefined && (
        <Button variant="secondary" busy={more.isBusy} onClick={more.load}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

function NoLines({ type }: { readonly type: PassbookFilter }) {
  if (type === undefined)
    return (
      <EmptyState
        pictureId="scene-empty"
        title={words.emptyTitle}
        text={words.emptyText}
        action={<ButtonLink href={pathOf('menu')}>{words.toMenu}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      pictureId="scene-no-results"
      title={type === 'CREDIT' ? words.noneAdded : words.noneUsed}
      action={
        <ButtonLink href={pathOf('wallet')} variant="secondary">
          {words.showAll}
        </ButtonLink>
      }
    />
  );
}

/** 'Today', or '23 November 2026'. */
function nameOf(day: string, now: number): string {
  if (day === dateInIndia(now)) return words.today;
  if (day === dateInIndia(now - 24 * 60 * 60_000)) return words.yesterday;
  return indianDay(day);
}

/** A day of the statement while it is on its way. */
export function PassbookSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.day}>
        <Bone shape="heading" size={14} width="20%" />
        <Card as="div" padding="none">
          <div className={styles.lines}>
            {[0, 1, 2].map((line) => (
              <div key={line} className={styles.line}>
                <div className={styles.about}>
                  <Bone shape="text" width="75%" />
                  <Bone shape="text" size={12} width="50%" />
                </div>
                <div>
                  <Bone shape="text" width="3rem" />
                  <Bone shape="text" size={12} width="5rem" />
                </div>
              </div>
            ))}
          </div>
        </Card>
      </div>
    </SkeletonGroup>
  );
}
