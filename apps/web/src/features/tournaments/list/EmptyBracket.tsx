import { EmptyPicture } from '../../../design/EmptyPicture.tsx'

/** A bracket that still waits for its players, with a cup at its end. */
export const EmptyBracket = () => (
  <EmptyPicture isDirected>
    <path
      data-tone="line"
      d="M58 22h16v20h16M58 62h16V42M58 98h16V78h16M130 60h18M90 42h20v18h20M90 78h20V60"
    />
    <path d="M14 12h44v20H14zM14 52h44v20H14zM14 88h44v20H14z" />
    <path data-tone="brass" d="M154 38h26v13c0 9-5 16-13 16s-13-7-13-16zM167 67v11M157 82h20" />
    <path data-tone="brass" d="M154 43h-7c0 8 2 13 8 14M180 43h7c0 8-2 13-8 14" />
  </EmptyPicture>
)
