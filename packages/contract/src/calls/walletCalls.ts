import { depositBody, depositList, startedDeposit } from '../http/deposits.ts'
import { adultBody, depositLimitBody, pauseBody, playRules } from '../http/responsiblePlay.ts'
import { statement, statementQuery, walletHistory, walletHistoryQuery, walletState } from '../http/wallet.ts'
import { withdrawal, withdrawalBody, withdrawalList } from '../http/withdrawals.ts'
import { defineCall, file } from './defineCall.ts'

const tag = 'wallet'

const reads = {
  /** Not `/wallet`: that is the address of the screen. */
  readWallet: defineCall({
    method: 'GET',
    path: '/wallet/state',
    tag,
    auth: 'user',
    responses: { 200: walletState },
    errors: [],
  }),
  readStatement: defineCall({
    method: 'GET',
    path: '/wallet/statement',
    tag,
    auth: 'user',
    query: statementQuery,
    responses: { 200: statement },
    errors: [],
  }),
  readHistory: defineCall({
    method: 'GET',
    path: '/wallet/history',
    tag,
    auth: 'user',
    perMinute: 60,
    query: walletHistoryQuery,
    responses: { 200: walletHistory },
    errors: [],
  }),
  readStatementCsv: defineCall({
    method: 'GET',
    path: '/wallet/statement.csv',
    tag,
    auth: 'user',
    perMinute: 10,
    query: statementQuery.pick({ kind: true }),
    responses: { 200: file('CSV') },
    errors: [],
  }),
}

/** How users limit their own play. Each answers with all of the user's rules after it. */
const rules = {
  declareAdult: defineCall({
    method: 'POST',
    path: '/wallet/adult',
    tag,
    auth: 'user',
    perMinute: 30,
    body: adultBody,
    responses: { 200: playRules },
    errors: [],
  }),
  limitDeposits: defineCall({
    method: 'PUT',
    path: '/wallet/limits',
    tag,
    auth: 'user',
    perMinute: 30,
    body: depositLimitBody,
    responses: { 200: playRules },
    errors: ['LIMIT_AMOUNT'],
  }),
  pausePlay: defineCall({
    method: 'POST',
    path: '/wallet/pause',
    tag,
    auth: 'user',
    perMinute: 30,
    body: pauseBody,
    responses: { 200: playRules },
    errors: ['PAUSE_DAYS'],
  }),
}

const payments = {
  listDeposits: defineCall({
    method: 'GET',
    path: '/deposits',
    tag,
    auth: 'user',
    responses: { 200: depositList },
    errors: [],
  }),
  startDeposit: defineCall({
    method: 'POST',
    path: '/deposits',
    tag,
    auth: 'user',
    perMinute: 20,
    idempotent: true,
    body: depositBody,
    responses: { 201: startedDeposit },
    errors: [
      'DEPOSIT_AMOUNT',
      'DEPOSIT_LIMIT',
      'DEPOSITS_TOO_MANY',
      'DEPOSITS_OFF',
      'PAYMENT_UNAVAILABLE',
      'ACCOUNT_FROZEN',
      'ADULT_UNDECLARED',
      'IDENTITY_REQUIRED',
      'PLAY_PAUSED',
      'KEY_REUSED',
    ],
  }),
  listWithdrawals: defineCall({
    method: 'GET',
    path: '/withdrawals',
    tag,
    auth: 'user',
    responses: { 200: withdrawalList },
    errors: [],
  }),
  requestWithdrawal: defineCall({
    method: 'POST',
    path: '/withdrawals',
    tag,
    auth: 'user',
    perMinute: 10,
    idempotent: true,
    body: withdrawalBody,
    responses: { 201: withdrawal },
    errors: [
      'WRONG_CREDENTIALS',
      'STEP_UP_REQUIRED',
      'IDENTITY_REQUIRED',
      'WITHDRAWAL_AMOUNT',
      'WITHDRAWABLE_TOO_LOW',
      'WITHDRAWAL_DAILY',
      'WITHDRAWAL_RESTS',
      'WITHDRAWAL_DEBT',
      'WITHDRAWALS_OFF',
      'EMAIL_UNCONFIRMED',
      'PIX_KEY_INVALID',
      'CPF_INVALID',
      'CPF_OTHER',
      'CPF_TAKEN',
      'PIX_KEY_OTHER',
      'ACCOUNT_FROZEN',
      'KEY_REUSED',
    ],
  }),
}

/** A user's own wallet: its state, statement and rules, deposits and withdrawals. */
export const walletCalls = { ...reads, ...rules, ...payments }
