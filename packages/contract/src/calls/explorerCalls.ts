import {
  explorerAnswer,
  explorerQuery,
  helpAnswer,
  helpQuery,
  ownExplorerGames,
  ownExplorerGamesQuery,
} from '../http/explorer.ts'
import { defineCall } from './defineCall.ts'

const tag = 'explorer'

/** The opening explorer: what was played from a position. */
export const explorerCalls = {
  readExplorer: defineCall({
    method: 'GET',
    path: '/explorer',
    tag,
    auth: 'anyone',
    perMinute: 180,
    query: explorerQuery,
    responses: { 200: explorerAnswer },
    errors: ['POSITION_INVALID', 'HELP_WHILE_PLAYING', 'POSITION_IN_PLAY'],
  }),
  readHelp: defineCall({
    method: 'GET',
    path: '/explorer/help',
    tag,
    auth: 'anyone',
    perMinute: 180,
    query: helpQuery,
    responses: { 200: helpAnswer },
    errors: [],
  }),
  listOwnGames: defineCall({
    method: 'GET',
    path: '/explorer/own-games',
    tag,
    auth: 'user',
    perMinute: 60,
    query: ownExplorerGamesQuery,
    responses: { 200: ownExplorerGames },
    errors: ['HELP_WHILE_PLAYING'],
  }),
}
