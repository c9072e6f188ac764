import { CART_QUANTITY_MAX } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import './cartLine.css'

type QuantityStepperProps = {
  /** Names the product; screen readers read it with the quantity. */
  label: string
  quantity: number
  onChange: (quantity: number) => void
}

/** Changes a quantity by one or by typing; never below 1 ([STORE-3]). */
export function QuantityStepper({ label, quantity, onChange }: QuantityStepperProps) {
  const { t } = useTranslation('store')
  // While the user types, the field's text may not be a valid quantity yet.
  const [typed, setTyped] = useState<string | null>(null)
  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 4)
    setTyped(digits)
    const number = Number(digits)
    if (number >= 1) onChange(number)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="stepper-button"
        aria-label={t('product.fewer')}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      <input
        className="stepper-field"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp' && quantity < CART_QUANTITY_MAX) onChange(quantity + 1)
          if (key === 'ArrowDown' && quantity > 1) onChange(quantity - 1)
          if (key === 'ArrowUp' || key === 'ArrowDown' || key === 'Enter') setTyped(null)
        }}
      />
      <button
        type="button"
        className="stepper-button"
        aria-label={t('product.moreOf')}
        disabled={quantity >= CART_QUANTITY_MAX}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  )
}
