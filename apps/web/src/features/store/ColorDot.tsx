/** A color beside its name. Drawn, because the page's policy lets no style attribute arrive with the HTML. */
export const ColorDot = ({ color }: { color: string }) => (
  <svg className="color-dot" viewBox="0 0 16 16" aria-hidden>
    <circle cx="8" cy="8" r="7.5" fill={color} />
  </svg>
)
