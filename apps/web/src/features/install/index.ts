export { watchInstalling } from './installing.tsx'
