import type { Today } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../base/format.ts'

/** Variants on sale of which few are left. */
export function LowStock({ lowStock: { rows, isMore } }: { lowStock: NonNullable<Today['lowStock']> }) {
  const { t } = useTranslation('today')
  return (
    <section className="rows" aria-labelledby="stock">
      <h2 id="stock">{t('stock.title')}</h2>
      {rows.length === 0 ? (
        <p className="hint">{t('stock.none')}</p>
      ) : (
        <div className="table-frame">
          <table className="table" aria-label={t('stock.title')}>
            <thead>
              <tr>
                <th scope="col">{t('stock.product')}</th>
                <th scope="col">{t('stock.variant')}</th>
                <th scope="col" className="number">
                  {t('stock.left')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ productId, product, variant, left }) => (
                <tr key={`${productId} ${variant}`}>
                  <td dir="auto">
                    <Link to={`/store/${encodeURIComponent(productId)}`} className="link">
                      {product}
                    </Link>
                  </td>
                  <td dir="auto">{variant}</td>
                  <td className="number">{formatNumber(left)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {isMore && (
            <p className="table-note">
              <Link to="/store" search={{ stock: 'low' } as never} className="link">
                {t('stock.more')}
              </Link>
            </p>
          )}
        </div>
      )}
    </section>
  )
}
