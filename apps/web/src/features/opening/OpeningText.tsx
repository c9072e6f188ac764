import { MoveText, useNotation } from '../notation/index.ts'
import { type ShownOpening, writeMovesIn } from './showOpening.ts'

/** The name of an opening and its ECO code, with its moves in the reader's notation. */
export function OpeningText({ opening: { eco, name, language } }: { opening: ShownOpening }) {
  const { show, say } = useNotation()
  const writer = {
    show: (text: string) => writeMovesIn(text, show),
    say: (text: string) => writeMovesIn(text, say),
  }
  return (
    <>
      <span className="truncate" lang={language} title={writer.show(name)}>
        <MoveText moves={name} writer={writer} />
      </span>
      <span className="text-quiet">{eco}</span>
    </>
  )
}
