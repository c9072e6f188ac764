import { BoardPreview } from '../board/index.ts'
import { AppearancePanel } from './AppearancePanel.tsx'
import { Themed } from './Themed.tsx'

/** A position in which every kind of piece is to be seen. */
const SHOWN_FEN = 'r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 b kq - 0 6'

/** The profile's view of what the panel at the table offers, with a board on which a choice shows at once. */
export function AppearanceView() {
  return (
    <Themed className="appearance-view">
      <div className="appearance-board" aria-hidden>
        <BoardPreview fen={SHOWN_FEN} label="" />
      </div>
      <AppearancePanel />
    </Themed>
  )
}
