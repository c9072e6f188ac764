import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'

/** Higher counts show as "9+". */
const COUNT_MAX = 9

type ToolButtonProps = {
  label: string
  Picture: LucideIcon
  isOff?: boolean
  isWaiting?: boolean
  isPressed?: boolean
  /** Shows the label where there is room. */
  isWorded?: boolean
  /** How many new things are behind the button; the label says it too. */
  count?: number
  onPress: () => void
}

export const ToolButton = memo(function ToolButton({
  label,
  Picture,
  isOff,
  isWaiting,
  isPressed,
  isWorded,
  count = 0,
  onPress,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button tool-button ${isWorded ? 'tool-worded' : ''}`}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isWaiting || undefined}
      disabled={isOff}
      onClick={onPress}
    >
      <Picture size={20} aria-hidden />
      {count > 0 && (
        <span className="tool-count" aria-hidden>
          {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
        </span>
      )}
      <span className="tool-label" aria-hidden>
        {label}
      </span>
    </button>
  )
})
