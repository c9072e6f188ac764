export { admitPair } from './admitPair.ts'
export { openMatchmaking } from './openMatchmaking.ts'
export { seatPair, tellPair } from './seatPair.ts'
