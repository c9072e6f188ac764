import type { LabAccount, Part } from '../format.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { openRandom, pickOne, type Random } from '../seededRandom.ts'
import { type Dealing, isHonestDealing } from './dealings.ts'
import { drawAccount } from './drawAccount.ts'
import { drawPlayer } from './drawPlayer.ts'
import { BEGIN_MS, DAY_MS, HOUR_MS } from './drawTerms.ts'

/** The accounts of a group. The first one collects what the others lose. */
export type Group = { id: string; dealing: Dealing; members: LabPlayer[]; accounts: LabAccount[] }

/** Cheap players: what they do with money matters, not how they play. */
const SETTINGS_OF_GROUPS = [
  'bot-900',
  'bot-1100',
  'bot-1300',
  'bot-1500',
  'toga-1-40',
  'toga-2-25',
  'gnuchess-1-40',
]

function sizeOf(dealing: Dealing, random: Random): number {
  if (dealing === 'ring') return 3 + Math.floor(random() * 6)
  if (dealing === 'many accounts') return 3 + Math.floor(random() * 3)
  return dealing === 'chip passing' ? 3 : 2
}

/** Draws a group: `index` numbers those of its kind and part. */
export function drawGroup(options: { dealing: Dealing; part: Part; index: number; seed: number }): Group {
  const { dealing, part, index, seed } = options
  const id = `${dealing.replaceAll(' ', '-')}-${seed}-${part}-${index}`
  const random = openRandom('group', id)
  const isHonest = isHonestDealing(dealing)
  const shared = pickOne(SETTINGS_OF_GROUPS, random)
  const members = Array.from({ length: sizeOf(dealing, random) }, (_, number) =>
    drawPlayer({
      stem: `${id}-m${number}`,
      part,
      setting: dealing === 'many accounts' || random() < 0.4 ? shared : pickOne(SETTINGS_OF_GROUPS, random),
      seed,
      cheat: isHonest ? null : { engine: 'none', strategy: dealing, strength: 'money' },
    }),
  )
  const sharesInstrument =
    dealing === 'many accounts' || dealing === 'household' || (!isHonest && random() < 0.3)
  const createdAtMs = BEGIN_MS - Math.floor(random() * 60 * DAY_MS)
  const accounts = members.map((member, number) => {
    const ring = isHonest ? null : id
    if (isHonest) return drawAccount(member, { ring, seed, ...(sharesInstrument ? { payer: id } : {}) })
    // A ring opens its accounts within days, one person theirs within hours.
    const apartMs = dealing === 'many accounts' ? HOUR_MS : DAY_MS
    const created = createdAtMs + Math.floor(number * apartMs * (0.5 + random()))
    const payer = sharesInstrument && (number < 2 || random() < 0.6) ? id : member.name
    return drawAccount(member, { ring, seed, payer, createdAtMs: created })
  })
  return { id, dealing, members, accounts }
}
