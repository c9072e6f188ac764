export { countCodeGuess } from './countCodeGuess.ts'
export { openFactors } from './openFactors.ts'
export { removeFactors } from './removeFactors.ts'
export { findSecondStepUser, lockSecondStep } from './signInByFactor.ts'
