import { PRODUCT_NAME } from '../base/productName.ts'
import logo from './logo.svg'

/** A knight's move drawn as an L, with the product's name beside it. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <img src={logo} width={30} height={30} alt="" />
      <span className="font-display text-25 leading-none tracking-tight">{PRODUCT_NAME}</span>
    </span>
  )
}
