import { PRODUCT_NAME } from '@lance/domain'
import type { Delivery, Evidence, EvidenceGame, Payer } from './evidenceStore.ts'
import { type EvidenceLanguage, type EvidenceTexts, evidenceTexts } from './evidenceTexts.ts'

type Cell = string | number | bigint | Date | null
type Words = { texts: EvidenceTexts; language: EvidenceLanguage }

const STYLE = `body{font:14px/1.45 sans-serif;margin:24px;color:#111}table{border-collapse:collapse;margin:8px 0 20px}
th,td{border:1px solid #bbb;padding:3px 8px;text-align:left;vertical-align:top}h2{margin:24px 0 4px}`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '')

const write = (cell: Cell): string =>
  escapeHtml(
    cell instanceof Date ? cell.toISOString().replace('T', ' ').replace('Z', '') : String(cell ?? '–'),
  )

const makeRow = (cells: readonly Cell[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${write(cell)}</${tag}>`).join('')}</tr>`

const makeTable = (heads: readonly string[], rows: readonly (readonly Cell[])[], { texts }: Words) =>
  rows.length === 0
    ? `<p>${escapeHtml(texts.none)}</p>`
    : `<table>${makeRow(heads, 'th')}${rows.map((row) => makeRow(row, 'td')).join('')}</table>`

const makeFacts = (facts: readonly (readonly [string, Cell])[]) =>
  `<table>${facts.map(([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${write(value)}</td></tr>`).join('')}</table>`

const makePart = (title: string, ...content: string[]) => `<h2>${escapeHtml(title)}</h2>${content.join('')}`

const writeCents = (cents: bigint, { language }: Words, currency = 'BRL') =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(cents) / 100)

/**
 * Makes the file of evidence: one HTML page with neither scripts nor anything from elsewhere, in which all
 * that users wrote is text.
 */
export function makeEvidenceFile(
  evidence: Evidence,
  { language, now }: { language: EvidenceLanguage; now: Date },
): string {
  const texts = evidenceTexts[language]
  const words = { texts, language }
  const { payer, sessions, deposits, games, delivery } = evidence
  const parts = [
    paymentPart(evidence, words),
    disputesPart(evidence, words),
    payer === null ? makePart(texts.account, `<p>${escapeHtml(texts.guest)}</p>`) : payerPart(payer, words),
    ...(delivery === null ? [] : [deliveryPart(delivery, words)]),
    ...(payer === null ? [] : [sessionsPart(sessions, words), depositsPart(deposits, words)]),
    ...(evidence.kind === 'deposit' ? [transfersPart(evidence, words)] : []),
    ...(evidence.kind === 'order' ? [] : [gamesPart(games, payer, words)]),
  ]
  const title = `${PRODUCT_NAME}: ${texts.title}`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(texts.madeAt)} ${write(now)}. ${escapeHtml(texts.utc)}</p>
${parts.join('\n')}</body></html>\n`
}

function paymentPart({ kind, paid, period }: Evidence, words: Words): string {
  const { texts } = words
  return makePart(
    texts.payment,
    makeFacts([
      [texts.kind, texts[kind]],
      [texts.id, paid.id],
      [texts.provider, paid.provider],
      [texts.reference, paid.paymentRef],
      [texts.amount, writeCents(paid.amount, words, paid.currency)],
      [texts.createdAt, paid.createdAt],
      [texts.paidAt, paid.paidAt],
      [texts.refunded, writeCents(paid.refunded, words, paid.currency)],
      ...(period === null
        ? []
        : ([
            [texts.periodStart, period.periodStart],
            [texts.periodEnd, period.periodEnd],
          ] as const)),
    ]),
  )
}

const disputesPart = ({ disputes, paid }: Evidence, words: Words) =>
  makePart(
    words.texts.disputes,
    makeTable(
      [words.texts.id, words.texts.state, words.texts.amount, words.texts.saidAt],
      disputes.map(({ disputeId, state, amount, saidAt }) => [
        disputeId,
        state,
        writeCents(amount, words, paid.currency),
        saidAt,
      ]),
      words,
    ),
  )

const payerPart = (payer: Payer, { texts }: Words) =>
  makePart(
    texts.account,
    makeFacts([
      [texts.id, payer.id],
      [texts.name, payer.name],
      [texts.email, payer.email],
      [texts.country, payer.country],
      [texts.openedAt, payer.createdAt],
      [texts.confirmedAt, payer.emailConfirmedAt],
      [texts.adultAt, payer.adultDeclaredAt],
      [texts.closedAt, payer.closedAt],
    ]),
  )

/** The beginning of a hash is enough to tell networks apart. */
const HASH_SHOWN_BYTES = 8

const sessionsPart = (sessions: Evidence['sessions'], words: Words) =>
  makePart(
    words.texts.sessions,
    `<p>${escapeHtml(words.texts.sessionsNote)}</p>`,
    makeTable(
      [words.texts.at, words.texts.usedAt, words.texts.browser, words.texts.network],
      sessions.map(({ createdAt, usedAt, browser, system, networkHash }) => [
        createdAt,
        usedAt,
        [browser, system].filter((part) => part !== null).join(', ') || null,
        networkHash?.subarray(0, HASH_SHOWN_BYTES).toString('hex') ?? null,
      ]),
      words,
    ),
  )

const depositsPart = (deposits: Evidence['deposits'], words: Words) =>
  makePart(
    words.texts.deposits,
    makeTable(
      [words.texts.id, words.texts.createdAt, words.texts.creditedAt, words.texts.amount, words.texts.status],
      deposits.map(({ id, createdAt, creditedAt, amount, status }) => [
        id,
        createdAt,
        creditedAt,
        writeCents(amount, words),
        status,
      ]),
      words,
    ),
  )

const transfersPart = ({ transfers, paid }: Evidence, words: Words) =>
  makePart(
    `${words.texts.transfers} ${write(paid.paidAt ?? paid.createdAt)}`,
    makeTable(
      [words.texts.at, words.texts.change, words.texts.why, words.texts.about],
      transfers.map(({ createdAt, change, kind, reference }) => [
        createdAt,
        writeCents(change, words),
        kind,
        reference,
      ]),
      words,
    ),
  )

const gamesPart = (games: readonly EvidenceGame[], payer: Payer | null, words: Words) =>
  makePart(
    words.texts.games,
    games.length === 0
      ? `<p>${escapeHtml(words.texts.none)}</p>`
      : games.map((game) => makeGame(game, payer?.id ?? null, words)).join(''),
  )

function makeGame(game: EvidenceGame, payerId: string | null, words: Words): string {
  const { texts } = words
  const roleOf = (id: string | null) =>
    id === null ? texts.nobody : id === payerId ? texts.payer : texts.opponent
  const facts = makeFacts([
    [texts.game, game.id],
    [texts.stake, writeCents(game.stake, words)],
    [texts.white, roleOf(game.whiteId)],
    [texts.black, roleOf(game.blackId)],
    [texts.at, game.createdAt],
    [texts.endedAt, game.endedAt],
    [texts.winner, roleOf(game.winnerId)],
    [texts.state, game.reason ?? game.status],
  ])
  const moves = makeTable(
    [texts.ply, texts.by, 'UCI', texts.played, texts.clock],
    game.moves.map(({ ply, uci, playedAt, clockMs }) => [
      ply,
      roleOf(ply % 2 === 1 ? game.whiteId : game.blackId),
      uci,
      playedAt,
      (clockMs / 1000).toFixed(1),
    ]),
    words,
  )
  return facts + moves
}

function deliveryPart(delivery: Delivery, words: Words): string {
  const { texts } = words
  const { number, status, sentAt, tracking, address, lines } = delivery
  const parts = address !== null && typeof address === 'object' ? Object.values(address) : []
  return makePart(
    texts.delivery,
    makeFacts([
      [texts.number, number],
      [texts.status, status],
      [texts.sentAt, sentAt],
      [texts.tracking, tracking],
      [texts.address, parts.filter((part) => typeof part === 'string' && part !== '').join(', ') || null],
    ]),
    makeTable(
      [texts.item, texts.quantity, texts.price],
      lines.map(({ title, variant, quantity, unitCents }) => [
        `${title} ${variant}`.trim(),
        quantity,
        writeCents(unitCents, words),
      ]),
      words,
    ),
  )
}
