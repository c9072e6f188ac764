import type { LucideIcon } from 'lucide-react'

type ToolButtonProps = {
  label: string
  Picture: LucideIcon
  isOff?: boolean
  isWaiting?: boolean
  isPressed?: boolean
  onPress: () => void
}

export function ToolButton({ label, Picture, isOff, isWaiting, isPressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="icon-button tool-button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isWaiting || undefined}
      disabled={isOff}
      onClick={onPress}
    >
      <Picture size={20} aria-hidden />
      <span className="tool-label" aria-hidden>
        {label}
      </span>
    </button>
  )
}
