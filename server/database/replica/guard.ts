import type { Turn } from './turn.ts';

/** Which database it is, by what a primary and its replicas have in common. */
export interface Identity {
  readonly system: string;
  readonly database: string;
  /** Another one follows each promotion: a replica of the former primary may lack what was written since. */
  readonly timeline: number;
}

export interface PrimaryState extends Identity {
  /** How far it has written its log: everything that is committed stands before. */
  readonly written: bigint;
}

export interface ReplicaState extends Identity {
  readonly isReplica: boolean;
  /** How far it has the log of its primary. */
  readonly replayed: bigint;
}

/** Where it is told that the replica comes and goes. */
export interface ReplicaLog {
  readonly warn: (text: string) => void;
  readonly info: (text: string) => void;
}

interface Options {
  readonly askPrimary: () => Promise<PrimaryState>;
  readonly askReplica: () => Promise<ReplicaState>;
  /** Milliseconds by which what is read may be old. */
  readonly mostLagMs: number;
  /** Milliseconds of a clock that is never set. */
  readonly now: () => number;
  readonly log: ReplicaLog;
}

/** What the primary had written when it was asked. */
interface Mark {
  readonly at: number;
  readonly written: bigint;
}

/** Of a replica that comes and goes the log tells once in this time. */
const tellAgainMs = 60_000;

export type ReplicaGuard = ReturnType<typeof createReplicaGuard>;

/**
 * Knows how old the replica is at most: it has everything that the primary had written at the time of the last mark that it has reached. That needs no
 * clocks that agree, and holds for a replica that lost its primary, whose own account would say that it has all.
 */
export function createReplicaGuard({ askPrimary, askReplica, mostLagMs, now, log }: Options) {
  let marks: readonly Mark[] = [];
  let replayed = 0n;
  /** The replica has all that was committed before. */
  let goodAsOf = -Infinity;
  /** It is asked once it has all that was committed before this, too. */
  let notBefore = -Infinity;
  let turn: Turn | undefined;
  let told: 'asked' | 'not asked' | undefined;
  let warnedAt = -Infinity;

  /** The replica is not asked for now. */
  function end(reason: string) {
    const wasAsked = turn !== undefined;
    turn = undefined;
    if (told !== undefined && (!wasAsked || now() - warnedAt < tellAgainMs)) return;
    warnedAt = now();
    told = 'not asked';
    log.warn(`the replica of the database is not asked: ${reason}`);
  }

  function begin() {
    const begun: Turn = {
      isGood() {
        if (turn !== begun) return false;
        if (now() - goodAsOf <= mostLagMs) return true;
        end(`it may be more than ${mostLagMs} ms behind`);
        return false;
      },
    };
    turn = begun;
    if (told !== 'asked') log.info('the replica of the database is asked');
    told = 'asked';
  }

  function note(at: number, primary: PrimaryState, replica: ReplicaState) {
    replayed = replica.replayed;
    const known = [...marks, { at, written: primary.written }];
    const reached = known.filter(({ written }) => written <= replayed).map((mark) => mark.at);
    goodAsOf = Math.max(goodAsOf, ...reached);
    // What it reaches too late makes it no better.
    marks = known.filter((mark) => mark.at > goodAsOf && now() - mark.at <= mostLagMs);
  }

  return {
    /** Asks both, the primary first. Nobody waits for it; without an answer the replica is soon too old. */
    async look(): Promise<void> {
      const at = now();
      try {
        const primary = await askPrimary();
        const replica = await askReplica();
        const fault = faultOf(primary, replica, replayed);
        if (fault === undefined) note(at, primary, replica);
        else {
          marks = [];
          replayed = replica.replayed;
          goodAsOf = -Infinity;
          return end(fault);
        }
      } catch (error) {
        if (!turn?.isGood()) end(`there is no answer (${(error as Error).message})`);
        return;
      }
      const isGood = now() - goodAsOf <= mostLagMs;
      if (!isGood) end(`it is more than ${mostLagMs} ms behind`);
      else if (!turn && goodAsOf > notBefore) begin();
    },

    /** The leave to read from it; undefined while it is not good enough. */
    turn: (): Turn | undefined => (turn?.isGood() ? turn : undefined),

    /** A query failed there: it is asked again once a look that begins after this finds it well. */
    failed(error: unknown): void {
      notBefore = now();
      end(`a query failed (${(error as Error).message})`);
    },

    /** Something was written that must be seen: it is asked again once it has that. */
    wrote(): void {
      notBefore = now();
      turn = undefined;
    },

    /** Whether it is asked, and how old it may be. */
    state: () => ({ isAsked: turn?.isGood() ?? false, lagMs: now() - goodAsOf }),
  };
}

function faultOf(primary: PrimaryState, replica: ReplicaState, replayed: bigint): string | undefined {
  if (!replica.isReplica) return 'it is no replica';
  if (primary.system !== replica.system || primary.database !== replica.database)
    return 'it is the replica of another database';
  if (primary.timeline !== replica.timeline) return 'it does not follow the primary of now';
  if (replica.replayed < replayed) return 'it is older than it was';
  return undefined;
}
