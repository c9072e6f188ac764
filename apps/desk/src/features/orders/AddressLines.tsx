import type { OrderAddress } from '@lance/contract'

/** An address as it is written on a parcel. */
export function AddressLines({ address }: { address: OrderAddress }) {
  const { name, line1, line2, city, state, postal_code: postalCode, country } = address
  const lines = [
    name,
    line1,
    line2,
    [city, state].filter(Boolean).join(' – '),
    [postalCode, country].filter(Boolean).join(' '),
  ]
  return (
    <address className="address">
      {lines
        .filter((line) => line !== null && line !== '')
        .map((line) => (
          <span key={line} className="block" dir="auto">
            {line}
          </span>
        ))}
    </address>
  )
}
