export { admitPair } from './admitPair.ts'
export { openMatchmaking } from './openMatchmaking.ts'
export { ownSearches } from './ownSearches.ts'
export { seatPair, tellPair } from './seatPair.ts'
