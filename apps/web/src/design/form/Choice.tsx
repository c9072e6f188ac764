import type { ReactNode } from 'react'

type ChoiceProps<One> = {
  legend: string
  name: string
  all: readonly One[]
  /** Null if none is chosen. */
  chosen: One | null
  onChoose: (one: One) => void
  children: (one: One) => ReactNode
}

/** A choice of one among a few values, all of them visible. */
export function Choice<One extends string | number>(props: ChoiceProps<One>) {
  const { legend, name, all, chosen, onChoose, children } = props
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium text-quiet">{legend}</legend>
      <div className="choices" data-name={name}>
        {all.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === chosen}
              onChange={() => onChoose(one)}
            />
            {children(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
