import { useId } from 'react'

type SelectProps<One> = {
  label: string
  name: string
  all: readonly One[]
  chosen: One
  onChoose: (one: One) => void
  children: (one: One) => string
}

/** A choice of one value by the native select, which works best on a phone. */
export function Select<One extends number | string>({
  label,
  name,
  all,
  chosen,
  onChoose,
  children,
}: SelectProps<One>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-14 font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="field"
        value={chosen}
        onChange={({ target }) => {
          const found = all.find((one) => String(one) === target.value)
          if (found !== undefined) onChoose(found)
        }}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {children(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
