export { EvaluationBar } from './EvaluationBar.tsx'
export { lineText, verdictText } from './engineTexts.ts'
export { type ReviewRefusal, refusalOf } from './reviewGame.ts'
