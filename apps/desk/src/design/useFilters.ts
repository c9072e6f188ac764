import { useNavigate, useSearch } from '@tanstack/react-router'

/** The filters of a list. They are in the address, so that a view can be kept, shared and gone back to. */
export function useFilters<Filters extends Record<string, string>>(
  empty: Filters,
): [Filters, (change: Partial<Filters>) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const filters = Object.fromEntries(
    Object.entries(empty).map(([name, none]) => {
      const value = search[name]
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : none]
    }),
  ) as Filters
  const change = (changed: Partial<Filters>) => {
    const kept = Object.entries({ ...filters, ...changed }).filter(
      ([name, value]) => value !== undefined && value !== empty[name],
    )
    void navigate({ to: '.', search: Object.fromEntries(kept) as never, replace: true })
  }
  return [filters, change]
}
