import { EmptyPicture } from '../../design/EmptyPicture.tsx'

/** A podium that still waits for its champions, with a cup on its highest step. */
export const EmptyPodium = () => (
  <EmptyPicture>
    <path d="M10 116V84h60v32M70 116V62h60v54M130 116V94h60v22" />
    <path data-tone="brass" d="M85 14h30v14c0 10-6 18-15 18s-15-8-15-18zM100 46v8M90 58h20" />
    <path data-tone="brass" d="M85 19h-8c0 9 3 14 9 15M115 19h8c0 9-3 14-9 15" />
    <path data-tone="line" d="M2 116h196" />
  </EmptyPicture>
)
