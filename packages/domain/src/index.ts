export { ABORT_WINDOW_MS, abortWaitMs } from './abortWait.ts'
export { claimAtMs } from './absence.ts'
export { ADULT_YEARS, parseBirthDate } from './birthDate.ts'
export {
  BRACKET_MAX_PLAYERS,
  BRACKET_MIN_PLAYERS,
  type BracketMatch,
  byeOf,
  championOf,
  type DecidedMatch,
  drawFirstRound,
  drawNextRound,
  isPlayed,
  placesAfterLoss,
  placesOf,
  rescuedOf,
  type Seeded,
  seedEntrants,
  seedOrder,
  totalRoundsOf,
} from './bracket.ts'
export {
  addToCart,
  CART_LINES_MAX,
  CART_QUANTITY_MAX,
  type CartChange,
  type CartLine,
  type CartProduct,
  type CartRefusal,
  type CartVariant,
  cartPrice,
  cartQuantity,
  changeQuantity,
  makeCartLine,
  removeFromCart,
  stockOf,
  toValidQuantity,
} from './cart.ts'
export { CHAT_MAX_CHARS, CHAT_OPEN_AFTER_END_MS, type ChatRefusal, parseChatMessage } from './chatMessage.ts'
export {
  type BerserkSides,
  type Clock,
  chargeMove,
  dueAtMs,
  FIRST_MOVE_PLIES,
  isClockRunning,
  isPastDue,
  leftMs,
  movesMadeBy,
  NOT_BERSERK,
  otherColor,
  resumeClock,
  startBerserk,
  startClock,
  stopClock,
  turnOfPly,
} from './clock.ts'
export { COUNTRIES, isCountry } from './country.ts'
export {
  DECLARED_COUNTS_FROM_GAMES,
  DECLARED_LEVELS,
  DECLARED_RATINGS,
  type DeclaredLevel,
  declaredRating,
  provenRating,
} from './declaredLevel.ts'
export {
  applyKeptLimit,
  changeDepositLimit,
  DEPOSIT_MAX_REAIS,
  DEPOSIT_MIN_REAIS,
  type DepositLimit,
  depositLimitAt,
  type KeptLimit,
  keepLimit,
  NO_DEPOSIT_LIMIT,
} from './depositLimit.ts'
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
export {
  END_REASONS,
  type EndReason,
  GAME_RESULTS,
  GAME_STATUSES,
  type GameStatus,
  statusOfReason,
} from './endReason.ts'
export { HISTORY_DAYS, type HistoryDays } from './historyDays.ts'
export {
  bookLag,
  catchUpLag,
  creditLag,
  creditsLag,
  FULL_LAG_ACCOUNT,
  type LagAccount,
} from './lag.ts'
export {
  MATCH_NOTICE_DAYS,
  MATCH_NOTICE_KINDS,
  type MatchNoticeKind,
  noticeOfEnd,
} from './matchNotice.ts'
export { asCents, type Cents, makeReais, NO_CENTS, parseReais } from './money.ts'
export {
  MOVE_INPUTS,
  type MoveInput,
  type MoveSigns,
  packMoveSigns,
  unpackMoveSigns,
} from './moveSigns.ts'
export {
  CUSTOM_INCREMENT_MAX_S,
  CUSTOM_MINUTES_MAX,
  firstMoveLimitMs,
  initialMs,
  isBasicPace,
  isFriendPace,
  isPoolPace,
  isSamePace,
  MORE_PACES,
  type Pace,
  paceOf,
  speedOf,
} from './pace.ts'
export {
  acceptedGap,
  assignColors,
  type ColorHistory,
  type Pair,
  pairWaitingPlayers,
  type WaitingPlayer,
  WIDEST_GAP_FOR_HIGH_STAKES,
  widestGap,
} from './pairing.ts'
export { parseCart } from './parseCart.ts'
export { foldPersonName, parsePersonName } from './personName.ts'
export { type Cpf, maskPixKey, type PixKey, parseCpf, parsePixKey } from './pixKey.ts'
export {
  displayName,
  GUEST_NAME,
  NAME_MAX_CHARS,
  NAME_MIN_CHARS,
  type NameRefusal,
  neutralPart,
  parseName,
} from './playerName.ts'
export { fitsAllowance, PREMIUM_PRICE } from './premium.ts'
export { PRESENCE_STATUSES, type PresenceStatus } from './presenceStatus.ts'
export {
  awardPrizes,
  DEFAULT_PRIZE_DISTRIBUTION,
  PRIZE_DISTRIBUTIONS,
  type Prize,
  type PrizeDistribution,
  sharePot,
  splitEntries,
} from './prize.ts'
export { PRODUCT_NAME } from './productName.ts'
export { type RatedResult, rateGame, ratePeriod } from './ratePeriod.ts'
export {
  ageRating,
  displayRating,
  isProvisional,
  type Rating,
  STARTING_RATING,
  settledUntilMs,
} from './rating.ts'
export { ratingClassOf } from './ratingClass.ts'
export { rematchRequestTtlMs, rematchWindowMs } from './rematch.ts'
export { type CartRepair, type FreshProduct, repairCart } from './repairCart.ts'
export {
  addScore,
  COUNTED_PLIES,
  countsForRating,
  countsInRecord,
  GAME_POINTS,
  SCORED_GAMES_PER_DAY,
  scoreChanges,
} from './score.ts'
export {
  parseWager,
  splitStakes,
  WAGER_STAKES_REAIS,
  WAGER_TIME_CONTROL_S,
  type WagerRefusal,
} from './stake.ts'
export { currencyCode, STORE_FALLBACK_CURRENCY, type StoreCurrency, storeMoneyText } from './storeMoney.ts'
export {
  chooseVariant,
  type PricedVariant,
  sellingPriceCents,
  strikethroughPriceCents,
} from './storePrice.ts'
export {
  DEFAULT_TIME_CONTROL_S,
  isDaily,
  isTimeControlS,
  RATING_CLASSES,
  type RatingClass,
  SPEEDS,
  type Speed,
  TIME_CONTROLS_S,
  type TimeControlS,
} from './timeControl.ts'
export {
  CHAMPION_TITLES,
  type ChampionTitle,
  DEFAULT_ENTRY_FEE_REAIS,
  DEFAULT_PLAYER_COUNT,
  ENTRY_FEES_REAIS,
  type EntryFeeReais,
  isPlayerCount,
  judgeTitle,
  likelyEndMs,
  MATCH_STATUSES,
  type MatchRules,
  type MatchStatus,
  PLAYER_COUNTS,
  type PlayerCount,
  parseEntryFee,
  parseTitle,
  proposedStartMs,
  REPLAY_BLACK_S,
  REPLAY_WAIT_S,
  REPLAY_WHITE_S,
  refuseStart,
  type StartRefusal,
  TITLE_MAX_CHARS,
  TITLE_PLAYERS_MIN,
  type TitleRefusal,
  TOURNAMENT_ENTRIES_MAX,
  TOURNAMENT_MIN_LEAD_MS,
  TOURNAMENT_STATUSES,
  TOURNAMENT_VIEWS,
  type TournamentStatus,
  type TournamentView,
} from './tournament.ts'
export {
  ARENA_MINUTES,
  capacityOf,
  DEFAULT_ARENA_MINUTES,
  DEFAULT_ARENA_PACE,
  DEFAULT_SWISS_PACE,
  DEFAULT_SWISS_ROUNDS,
  isSwissPace,
  longGameMs,
  refuseTerms,
  roundsOf,
  type TermsRefusal,
  TOURNAMENT_FORMATS,
  type TournamentFormat,
  type TournamentTerms,
  termsEndMs,
} from './tournamentTerms.ts'
export {
  ACCOUNT_KINDS,
  type AccountKind,
  STATEMENT_KINDS,
  type StatementKind,
  TRANSFER_KINDS,
  type TransferKind,
} from './transferKind.ts'
export { hasPace, type PacedVariant, VARIANTS } from './variant.ts'
export { WITHDRAWAL_MIN } from './withdrawal.ts'
