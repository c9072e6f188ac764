export { type Engine, openEngine } from './engine.ts'
export type { EngineExports } from './engineExports.ts'
export type { EngineScore, Search, SearchLimits, SearchLine, SearchReport } from './search.ts'
export { openUci } from './uci.ts'
