/** A GNU Backgammon position ID of 14 characters, written for the player who is on roll in it. */
export type PositionId = string;
/** A play in notation, by the mover's own point numbers: `8/5 6/5`, `bar/22`, `13/7*`, `8/5(2)`; empty for a dance. */
export type Play = string;
/** Both dice, 1 to 6, in any order. */
export type Dice = [number, number];

/** The game around a position; money play with a centred cube at 1 unless said otherwise. */
export interface Game {
  /** The match, its score as the player to decide sees it, or `null` for money play. */
  match?: { length: number; score: [number, number]; crawford?: boolean } | null;
  /** The cube as it lies before the decision. `mover` is the player to decide. */
  cube?: { value: number; owner: 'centre' | 'mover' | 'opponent' };
  /** Whether the Jacoby rule applies; money play only. */
  jacoby?: boolean;
  /** Whether a double may be beavered; money play only. */
  beavers?: boolean;
}

/** Chances of the player to decide; each kind of win or loss includes the more expensive ones. */
export interface Chances {
  win: number;
  win_gammon: number;
  win_backgammon: number;
  lose_gammon: number;
  lose_backgammon: number;
}

export interface PlaysRequest {
  position_id: PositionId;
  dice: Dice;
}

export interface PlaysAnswer {
  /** Every position that a legal play can lead to, seen by the opponent. */
  positions: PositionId[];
}

/** How deep a decision is judged. */
export interface Depth {
  /** Plies to look ahead, 0 to 3, or a 2-ply search and a rollout of close choices; 0 unless given. */
  ply?: number | 'champion';
  /** Trials per choice at most, with `champion`, 1 to 46,656; 1,296 unless given. */
  trials?: number;
}

export interface BestRequest extends PlaysRequest, Depth {
  /** Plays like a person of this level instead. */
  level?: 'beginner' | 'casual' | 'normal' | 'strong' | 'expert';
}

export interface BestAnswer {
  /** The position after the play, seen by the opponent. */
  position: PositionId;
  play: Play;
  /** Trials of the play, with `champion`; 0 if it was clear without. */
  trials?: number;
}

export interface EvaluateRequest {
  position_id: PositionId;
  /** Plies to look ahead, 0 to 3; 0 unless given. */
  ply?: number;
}

export interface EvaluateAnswer extends Chances {
  /** Cubeless equity of money play. */
  equity: number;
}

export interface CubeRequest extends Game, Depth {
  position_id: PositionId;
  cube: NonNullable<Game['cube']>;
}

/** Equities per unit of the cube before doubling; `null` where doubling is not allowed. */
export interface CubeAnswer {
  action: 'double, take' | 'double, pass' | 'too good' | 'no double';
  /** No double. */
  nd: number;
  /** Double, take. */
  dt: number | null;
  /** Double, pass. */
  dp: number | null;
  /** Trials, with `champion`; 0 if it was clear without. */
  trials?: number;
}

export interface AnalyseRequest extends Game, Depth {
  position_id: PositionId;
  /** The roll to play; without one the decision is about the cube. */
  dice?: Dice;
  /** The play or the action that was made: it is always listed and judged as deep as the best. */
  played?: Play;
  /** Candidates to list; all unless given. */
  limit?: number;
  /** The kind of decision where it does not follow from the dice; `answer` is that to a double. */
  kind?: 'checker' | 'double' | 'answer';
}

export interface Candidate extends Chances {
  /** The play, for a checker decision. */
  play?: Play;
  /** The action, for a cube decision. */
  action?: 'no double' | 'double' | 'take' | 'pass' | 'beaver';
  /** The position after a play, seen by the opponent. */
  position?: PositionId;
  /** Cubeful equity per unit of the cube; in a match from -1 (losing the cube) to 1 (winning it). */
  equity: number;
  cubeless: number;
  /** How much less it is worth than the best. */
  loss: number;
  /** The plies at which it was judged. */
  ply: number;
  /** Trials, with `champion`; 0 if it was not rolled out. */
  trials?: number;
  /** Match-winning chance, in a match. */
  mwc?: number;
}

export interface AnalyseAnswer {
  /** Best first. */
  candidates: Candidate[];
  /** The place of what was played. */
  played: number | null;
  cube?: CubeAnswer;
}

export interface RolloutRequest extends Game {
  position_id: PositionId;
  /** Trials, plies and truncation of a Champion analysis, apart from those that are given. */
  preset?: 'champion';
  /** Games to play, 1 to 1,000,000; required without a preset. */
  trials?: number;
  /** Whether the cube is turned; true unless given. */
  cubeful?: boolean;
  /** Plies to look ahead, 0 to 3; 0 unless given. */
  ply?: number;
  /** Truncate each game after this number of rolls. */
  truncate?: number | null;
  /** The number of the first trial: a trial depends on its number and the request alone. */
  first?: number;
  /** Another seed gives other dice. */
  seed?: number;
  /** A roll whose `plays` are compared on the same dice. */
  dice?: Dice;
  plays?: Play[];
  /** Compares double/take with no double. */
  double?: boolean;
}

export interface RolledOut extends Chances {
  equity: number;
  standard_error: number;
}

/** The answer about one position, or about candidates that were compared. */
export type RolloutAnswer = { trials: number; sums: unknown } & (
  | RolledOut
  | {
      candidates: (RolledOut & { play?: Play; action?: string; position?: PositionId })[];
      /** The place of the leader, and the probability that it is the best. A double counts as at most 1: the opponent drops; a take below 0 counts twice if he may beaver. */
      leader: number;
      leader_is_best: number;
    }
);

/** The engine cannot serve a request; the message says why. */
export class RequestError extends Error {}

/**
 * The engine in a Web Worker of its own, which answers one request after the other.
 *
 * Every promise is rejected with a `RequestError` if the request cannot be served, and with another error if the worker
 * cannot start or has been closed. The same request has the same answer, always.
 */
export class Engine {
  /** Every candidate of a decision, best first. */
  analyse(request: AnalyseRequest): Promise<AnalyseAnswer>;
  /** The play with the highest cubeless equity. */
  best(request: BestRequest): Promise<BestAnswer>;
  /** Whether to double, and whether to take. */
  cube(request: CubeRequest): Promise<CubeAnswer>;
  /** The chances of the player on roll before rolling. */
  evaluate(request: EvaluateRequest): Promise<EvaluateAnswer>;
  /** All legal plays. */
  plays(request: PlaysRequest): Promise<PlaysAnswer>;
  /** A position or candidates played on many times. */
  rollout(request: RolloutRequest): Promise<RolloutAnswer>;
  /** Ends the worker; requests without an answer are rejected. */
  close(): void;
}
