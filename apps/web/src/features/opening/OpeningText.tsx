import { MoveText, useNotation } from '../notation/index.ts'
import { type ShownOpening, writeMovesIn } from './showOpening.ts'

/** The name of an opening and its ECO code, with its moves in the reader's notation. */
export function OpeningText({ opening: { eco, ...shown } }: { opening: ShownOpening }) {
  return (
    <>
      <OpeningName shown={shown} />
      <span className="text-quiet">{eco}</span>
    </>
  )
}

/** The name alone. */
export function OpeningName({
  shown: { name, language },
}: {
  shown: Pick<ShownOpening, 'name' | 'language'>
}) {
  const { show, say } = useNotation()
  const writer = {
    show: (text: string) => writeMovesIn(text, show),
    say: (text: string) => writeMovesIn(text, say),
  }
  return (
    <span className="truncate" lang={language} title={writer.show(name)}>
      <MoveText moves={name} writer={writer} />
    </span>
  )
}
