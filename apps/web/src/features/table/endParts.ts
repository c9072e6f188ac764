// What a game shows at its end, loaded as one file.
export { EndCard } from './EndCard.tsx'
export { EndMarks } from './EndMarks.tsx'
export { Rematch } from './Rematch.tsx'
