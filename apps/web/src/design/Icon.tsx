// Our own drawings, for icons that every visitor loads: an icon library would weigh more than all of these.
const lines = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 6h16M4 12h16M4 18h16',
  down: 'M6 9l6 6l6-6',
  globe:
    'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19M2.5 12h19M12 2.5c5 5.4 5 13.6 0 19M12 2.5c-5 5.4-5 13.6 0 19',
  moon: 'M20.5 14.5A8.8 8.8 0 1 1 9.5 3.5a7 7 0 0 0 11 11',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  play: 'M7 4l13 8l-13 8z',
  cart: 'M6 8h12l1 12H5zM9 11V7a3 3 0 0 1 6 0v4',
  pause: 'M6 4h4v16h-4zM14 4h4v16h-4z',
}

type IconProps = { name: keyof typeof lines; size: number; isFilled?: boolean; className?: string }

/** An icon in the color of the surrounding text. Decorative: the element around it needs a label. */
export function Icon({ name, size, isFilled = false, className }: IconProps) {
  return (
    <svg
      aria-hidden
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={isFilled ? 1 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines[name]} />
    </svg>
  )
}
