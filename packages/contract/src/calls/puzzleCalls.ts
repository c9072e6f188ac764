import { puzzleConsent, puzzleDays, puzzleParams } from '../http/puzzles.ts'
import { defineCall } from './defineCall.ts'

/** The day's puzzle, and the players' consent to puzzles from their games. */
export const puzzleCalls = {
  readPuzzle: defineCall({
    method: 'GET',
    path: '/puzzles/:day',
    tag: 'puzzles',
    auth: 'anyone',
    perMinute: 180,
    params: puzzleParams,
    responses: { 200: puzzleDays },
    errors: [],
  }),
  readPuzzleConsent: defineCall({
    method: 'GET',
    path: '/puzzle-consent',
    tag: 'puzzles',
    auth: 'user',
    responses: { 200: puzzleConsent },
    errors: [],
  }),
  changePuzzleConsent: defineCall({
    method: 'PUT',
    path: '/puzzle-consent',
    tag: 'puzzles',
    auth: 'user',
    perMinute: 20,
    body: puzzleConsent,
    responses: { 200: puzzleConsent },
    errors: [],
  }),
}
