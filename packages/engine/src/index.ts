export { type Engine, type EngineGame, openEngine } from './engine.ts'
export type { EngineExports } from './engineExports.ts'
export type { EngineScore, Search, SearchLimits, SearchLine, SearchReport } from './search.ts'
export { OWN_NETWORK, openUci } from './uci.ts'
