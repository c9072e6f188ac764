export { LiveGameCard } from './LiveGameCard.tsx'
export { LiveGamesSkeleton } from './LiveGamesSkeleton.tsx'
