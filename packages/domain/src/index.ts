export { claimAtMs } from './absence.ts'
export { CHAT_MAX_CHARS, type ChatRefusal, parseChatMessage } from './chatMessage.ts'
export {
  type Clock,
  chargeMove,
  dueAtMs,
  FIRST_MOVES,
  INCREMENT_MS,
  isClockRunning,
  isPastDue,
  leftMs,
  otherColor,
  resumeClock,
  startClock,
  stopClock,
  turnOfPly,
} from './clock.ts'
export {
  canAcceptDraw,
  DRAW_OFFERS_PER_PLAYER,
  type DrawOffers,
  declineDraw,
  NO_DRAW_OFFERS,
  offerDraw,
  offersAfterMove,
  type StandingOffer,
} from './drawOffers.ts'
export {
  type Ending,
  endingByClaim,
  endingByFlag,
  endingByOutcome,
  endingByResignation,
  statusOfEnding,
} from './ending.ts'
export { END_REASONS, type EndReason, GAME_STATUSES, type GameStatus, statusOfReason } from './endReason.ts'
export { asCents, type Cents, makeReais, NO_CENTS, parseReais } from './money.ts'
export {
  acceptedGap,
  type ColourHistory,
  drawColours,
  type Pair,
  pairWaiting,
  type Waiting,
} from './pairing.ts'
export {
  GUEST_NAME,
  NAME_MAX_CHARS,
  NAME_MIN_CHARS,
  type NameRefusal,
  parseName,
  shownName,
} from './playerName.ts'
export { PRESENCE_STATUSES, type PresenceStatus } from './presenceStatus.ts'
export {
  ageRating,
  isProvisional,
  type RatedResult,
  type Rating,
  rateGame,
  ratePeriod,
  STARTING_RATING,
  shownRating,
} from './rating.ts'
export { rematchAskableMs, rematchStandsMs } from './rematch.ts'
export {
  addScore,
  COUNTED_PLIES,
  countsForRating,
  GAME_POINTS,
  SCORED_GAMES_PER_DAY,
  scoreChanges,
} from './score.ts'
export { parseWager, WAGER_STAKES_REAIS, WAGER_TIME_CONTROL_S, type WagerRefusal } from './stake.ts'
export {
  DEFAULT_TIME_CONTROL_S,
  isDaily,
  isTimeControlS,
  SPEEDS,
  type Speed,
  speedOf,
  TIME_CONTROLS_S,
  type TimeControlS,
} from './timeControl.ts'
