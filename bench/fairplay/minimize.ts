/** Minimizes a smooth function of some dozen numbers: BFGS with differences for gradients. Returns where it got to. */
export function minimize(
  of: (at: Float64Array) => number,
  start: readonly number[],
  {
    steps = 60,
    tolerance = 1e-7,
    report,
  }: { steps?: number; tolerance?: number; report?: (text: string) => void } = {},
): { at: Float64Array; value: number } {
  const size = start.length
  let at = Float64Array.from(start)
  let value = of(at)
  let gradient = gradientOf(of, at)
  let inverse: Float64Array[] = identity(size)
  for (let step = 0; step < steps; step++) {
    let direction = times(inverse, gradient).map((part) => -part)
    if (dot(direction, gradient) >= 0) {
      inverse = identity(size)
      direction = gradient.map((part) => -part)
    }
    const found = searchLine(of, { at, value, direction, slope: dot(direction, gradient) })
    if (found === null) break
    const next = gradientOf(of, found.at)
    inverse = update(inverse, {
      moved: found.at.map((part, index) => part - (at[index] ?? 0)),
      turned: next.map((part, index) => part - (gradient[index] ?? 0)),
    })
    const gained = value - found.value
    at = found.at
    value = found.value
    gradient = next
    report?.(`step ${step + 1}: ${value.toFixed(6)}`)
    if (gained < tolerance * (Math.abs(value) + tolerance)) break
  }
  return { at, value }
}

type Of = (at: Float64Array) => number

function gradientOf(of: Of, at: Float64Array): Float64Array {
  return at.map((part, index) => {
    const by = 1e-4 * Math.max(1, Math.abs(part))
    const moved = (to: number) => {
      const other = Float64Array.from(at)
      other[index] = to
      return of(other)
    }
    return (moved(part + by) - moved(part - by)) / (2 * by)
  })
}

/** The first point of halved steps that is enough of a gain (Armijo). */
function searchLine(
  of: Of,
  {
    at,
    value,
    direction,
    slope,
  }: { at: Float64Array; value: number; direction: Float64Array; slope: number },
) {
  const longest = Math.max(...direction.map(Math.abs))
  let length = Math.min(1, 1 / Math.max(longest, 1e-12))
  for (let tries = 0; tries < 30; tries++, length /= 2) {
    const there = at.map((part, index) => part + length * (direction[index] ?? 0))
    const found = of(there)
    if (found < value + 1e-4 * length * slope) return { at: there, value: found }
  }
  return null
}

const identity = (size: number): Float64Array[] =>
  Array.from({ length: size }, (_, row) =>
    Float64Array.from({ length: size }, (_, column) => (row === column ? 1 : 0)),
  )

const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, part, index) => sum + part * (other[index] ?? 0), 0)

const times = (matrix: readonly Float64Array[], vector: Float64Array) =>
  Float64Array.from(matrix, (row) => dot(row, vector))

function update(
  inverse: Float64Array[],
  { moved, turned }: { moved: Float64Array; turned: Float64Array },
): Float64Array[] {
  const curvature = dot(moved, turned)
  if (curvature <= 1e-12) return inverse
  const pushed = times(inverse, turned)
  const scale = (1 + dot(turned, pushed) / curvature) / curvature
  return inverse.map((row, at) =>
    row.map(
      (part, to) =>
        part +
        scale * (moved[at] ?? 0) * (moved[to] ?? 0) -
        ((pushed[at] ?? 0) * (moved[to] ?? 0) + (moved[at] ?? 0) * (pushed[to] ?? 0)) / curvature,
    ),
  )
}
