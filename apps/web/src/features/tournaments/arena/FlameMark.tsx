/** A flame in the manner of the site's icons, which this page alone shows. */
export const FlameMark = ({ size }: { size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 3c.6 3 4 5 5.6 8A6.8 6.8 0 1 1 6 12c1 1.6 2.2 2 3.2 1.4C10.8 12.2 8.6 8 12 3z" />
  </svg>
)
