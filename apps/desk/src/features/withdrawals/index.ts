export { FactList } from './FactList.tsx'
export { WaitingActs } from './WaitingActs.tsx'
