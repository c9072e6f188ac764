import { registerHooks } from 'node:module'

// Faults planted on purpose, to try whether the checks would find them: the source of a module is changed as it is
// loaded, in a test's own process. Nothing of this is in the product.

type Patch = { file: string; from: string; to: string }

/** How long a move that was acknowledged too early is on its way to disk: no kill comes too late for it. */
const EARLY_BY_MS = 5000

export const PLANTED_FAULTS = {
  /** A move is acknowledged and told before its batch is stored. */
  acknowledgesBeforeCommit: [
    {
      file: 'games/moveJournal.ts',
      from: 'async function write(batch: readonly Entry[]): Promise<void> {',
      to: `async function write(batch: readonly Entry[]): Promise<void> {
        batch.forEach(({ done }) => done('stored'))
        batch = batch.map(({ move }) => ({ move, done() {} }))
        await new Promise((resolve) => setTimeout(resolve, ${EARLY_BY_MS}))`,
    },
  ],
  /**
   * A game that is over ends again when it is asked to, and pays again. All that stands in the way of it has to go:
   * the look at the stored result, the payout's key, and the escrow, which holds no more than was staked.
   */
  paysWithoutGuard: [
    {
      file: 'games/decideEnd.ts',
      from: "if (state.end) return { ok: false, code: 'GAME_OVER' }",
      to: '',
    },
    {
      file: 'wagers/settleStakes.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source that is looked for.
      from: 'key: `game ${gameId} end`',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source that takes its place.
      to: 'key: `game ${gameId} end ${Math.random()}`',
    },
    { file: 'wagers/settleStakes.ts', from: '{ from, ...win,', to: '{ from: FEES, ...win,' },
  ],
  /** What other servers did is not looked for: a message that is lost stays lost. */
  neverLooksForNewer: [
    {
      file: 'games/findNewer.ts',
      from: 'export async function findNewer(desk: Desk): Promise<void> {',
      to: 'export async function findNewer(desk: Desk): Promise<void> {\n  if (desk) return',
    },
  ],
} satisfies Record<string, Patch[]>

export type PlantedFault = keyof typeof PLANTED_FAULTS

/** Changes these modules as they are loaded. Throws where what is to be changed is not there any more. */
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
