import type { DeskCallAnswer } from '@lance/contract/desk'

// What the calls of fair play answer, part by part.

export type SuspicionAnswer = DeskCallAnswer<'GET /desk/api/fair-play/suspicions/:suspicionId'>
export type Suspicion = SuspicionAnswer['suspicion']
export type UnpaidPayout = SuspicionAnswer['payouts'][number]
export type GameAnswer = DeskCallAnswer<'GET /desk/api/fair-play/games/:gameId'>
export type ShownGame = GameAnswer['game']
export type Evidence = NonNullable<GameAnswer['evidence']>[number]
export type Report = DeskCallAnswer<'GET /desk/api/fair-play/reports'>['rows'][number]
export type Judgement = NonNullable<UnpaidPayout['judgement']>
export type ListedJudgement = DeskCallAnswer<'GET /desk/api/fair-play/judgements'>['rows'][number]
export type Hold = DeskCallAnswer<'GET /desk/api/fair-play/holds'>['rows'][number]
