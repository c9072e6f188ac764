import { accountCalls, ownDataCalls } from './accountCalls.ts'
import { arenaCalls } from './arenaCalls.ts'
import { chatCalls } from './chatCalls.ts'
import { collectionCalls } from './collectionCalls.ts'
import type { CallDefinition } from './defineCall.ts'
import { explorerCalls } from './explorerCalls.ts'
import { factorCalls } from './factorCalls.ts'
import { gameCalls, reviewCalls } from './gameCalls.ts'
import { identityCalls } from './identityCalls.ts'
import { invitationCalls } from './invitationCalls.ts'
import { matchmakingCalls } from './matchmakingCalls.ts'
import { operationCalls } from './operationCalls.ts'
import { playerCalls } from './playerCalls.ts'
import { premiumCalls } from './premiumCalls.ts'
import { puzzleCalls } from './puzzleCalls.ts'
import { storeCalls } from './storeCalls.ts'
import { swissCalls } from './swissCalls.ts'
import { tournamentCalls } from './tournamentCalls.ts'
import { trainingCalls } from './trainingCalls.ts'
import { walletCalls } from './walletCalls.ts'

/** Every call of the API, by area. */
export const CALLS = {
  account: accountCalls,
  arena: arenaCalls,
  collection: collectionCalls,
  explorer: explorerCalls,
  factor: factorCalls,
  ownData: ownDataCalls,
  chat: chatCalls,
  game: gameCalls,
  review: reviewCalls,
  identity: identityCalls,
  invitation: invitationCalls,
  matchmaking: matchmakingCalls,
  operation: operationCalls,
  player: playerCalls,
  premium: premiumCalls,
  puzzle: puzzleCalls,
  store: storeCalls,
  swiss: swissCalls,
  tournament: tournamentCalls,
  training: trainingCalls,
  wallet: walletCalls,
}

/** The definitions of all calls, in a list. */
export const allCalls = (): CallDefinition[] => Object.values(CALLS).flatMap((area) => Object.values(area))
