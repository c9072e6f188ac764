import { type CartVariant, sellingPriceCents, storeMoneyText, strikethroughPriceCents } from '@lance/domain'
import { useTranslation } from '@lance/texts'

type PriceTagProps = {
  variant: Pick<CartVariant, 'price_in_cents' | 'sale_price_in_cents' | 'currency_info'>
  /** Other variants cost more. */
  isLowest?: boolean
}

/** A share with its sign, in whole percents. */
const percent = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share)

/** The unit price; on sale, the regular price is struck through beside it, with what is saved. */
export function PriceTag({ variant, isLowest = false }: PriceTagProps) {
  const { t, i18n } = useTranslation('store')
  const text = (cents: number) => storeMoneyText(cents, variant.currency_info, i18n.language)
  const struckCents = strikethroughPriceCents(variant)
  return (
    <p className="price-tag">
      {isLowest && <span className="price-from">{t('from')} </span>}
      {struckCents !== null && <span className="sr-only">{t('salePrice')} </span>}
      <span className="price-now">{text(sellingPriceCents(variant))}</span>
      {struckCents !== null && (
        <>
          {' '}
          <span className="sr-only">{t('regularPrice')} </span>
          <s className="price-before">{text(struckCents)}</s>{' '}
          <span className="price-cut">
            {percent(sellingPriceCents(variant) / variant.price_in_cents - 1, i18n.language)}
          </span>
        </>
      )}
    </p>
  )
}
