export { GameView } from './GameView.tsx'
