import { registerHooks } from 'node:module'

// Faults planted on purpose, to test whether the checks find them: a module's source is changed as it is
// loaded, in a test's own process. None of this is in the product.

type Patch = { file: string; from: string; to: string }

/** How long after its early acknowledgement a move is stored: long enough for any kill to come in between. */
const EARLY_BY_MS = 5000

export const PLANTED_FAULTS = {
  /** A move is acknowledged and published before its batch is stored. */
  acknowledgesBeforeCommit: [
    {
      file: 'play/games/moveJournal.ts',
      from: 'const { beforeSend, afterCommit } = this.#parts.faults',
      to: `this.#batch.forEach((entry, index) => {
        const { gameId, version, fen, uci, moveId, whiteMs, blackMs, moverLeftMs } = entry
        const { turnStartedAtMs, dueAtMs, signs } = entry
        const move = { gameId, version, fen, uci, moveId, whiteMs, blackMs, moverLeftMs }
        this.#batch[index] = { ...move, turnStartedAtMs, dueAtMs, signs, settle() {} }
        entry.settle('stored')
      })
      void pause(${EARLY_BY_MS}).then(() => this.#writeCarefully(this.#batch)).then(this.#finish)
      return`,
    },
  ],
  /**
   * A finished game ends again when asked to, and pays again. Everything that prevents this has to go: the
   * check of the stored result, the payout's key, and the escrow, which holds no more than was staked.
   */
  paysWithoutGuard: [
    {
      file: 'play/games/decideEnd.ts',
      from: "if (state.end) return { ok: false, code: 'GAME_OVER' }",
      to: '',
    },
    {
      file: 'money/wagers/settleStakes.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source to replace.
      from: 'key: `game ${gameId} end`',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: its replacement.
      to: 'key: `game ${gameId} end ${Math.random()}`',
    },
    { file: 'money/wagers/settleStakes.ts', from: '{ from, ...win,', to: '{ from: FEES, ...win,' },
  ],
  /** The server does not poll for what other servers did: a message that is lost stays lost. */
  neverLooksForNewer: [
    {
      file: 'play/games/refreshNewerGames.ts',
      from: 'export async function refreshNewerGames(context: GamesContext, inSlices: InSlices): Promise<void> {',
      to: 'export async function refreshNewerGames(context: GamesContext, inSlices: InSlices): Promise<void> {\n  if (context) return',
    },
  ],
} satisfies Record<string, Patch[]>

export type PlantedFault = keyof typeof PLANTED_FAULTS

/** Patches these modules as they are loaded. Throws if the source to replace is no longer there. */
export function plantFault(fault: PlantedFault): void {
  const patches: readonly Patch[] = PLANTED_FAULTS[fault]
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const own = patches.filter(({ file }) => url.endsWith(`/src/${file}`))
      if (own.length === 0) return loaded
      let source = String(loaded.source)
      for (const { file, from, to } of own) {
        if (!source.includes(from)) throw new Error(`${file} has changed: the fault cannot be planted`)
        source = source.replace(from, () => to)
      }
      return { ...loaded, source }
    },
  })
}
