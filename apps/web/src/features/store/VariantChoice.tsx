import type { ShelfProduct, StoreVariant } from '@lance/contract'
import { stockOf } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Choice } from '../../design/form/Choice.tsx'
import { ColorDot } from './ColorDot.tsx'
import { colorOf } from './colorDots.ts'
import { STORE_LANGUAGE } from './readStore.ts'
import { type OptionGroup, optionGroups } from './variantChoice.ts'

type VariantChoiceProps = {
  product: ShelfProduct
  chosen: StoreVariant
  onChoose: (variant: StoreVariant) => void
}

/** Chooses a variant: by its options, colors first, or as a whole ([STORE-19]). */
export function VariantChoice({ product, chosen, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('store')
  const groups = optionGroups(product, chosen)
  if (groups === null) return <StyleChoice product={product} chosen={chosen} onChoose={onChoose} />
  return (
    <fieldset className="variant-groups">
      <legend className="sr-only">{t('product.style')}</legend>
      {groups.map((group) => (
        <GroupChoice key={group.id} group={group} onChoose={onChoose} />
      ))}
    </fieldset>
  )
}

type GroupChoiceProps = { group: OptionGroup; onChoose: (variant: StoreVariant) => void }

function GroupChoice({ group: { id, title, chosen, values }, onChoose }: GroupChoiceProps) {
  const find = (value: string) => values.find((one) => one.value === value)
  return (
    <Choice
      legend={title}
      name={`option-${id}`}
      all={values.map(({ value }) => value)}
      chosen={chosen}
      onChoose={(value) => {
        const variant = find(value)?.variant
        if (variant) onChoose(variant)
      }}
    >
      {(value) => (
        <VariantName
          name={value}
          color={find(value)?.color ?? null}
          isSoldOut={find(value)?.isSoldOut ?? false}
        />
      )}
    </Choice>
  )
}

function StyleChoice({ product: { variants }, chosen, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation('store')
  const find = (id: string) => variants.find((variant) => variant.id === id)
  return (
    <Choice
      legend={t('product.style')}
      name="variant"
      all={variants.map(({ id }) => id)}
      chosen={chosen.id}
      onChoose={(id) => {
        const variant = find(id)
        if (variant) onChoose(variant)
      }}
    >
      {(id) => {
        const one = find(id)
        return one === undefined ? null : (
          <VariantName
            name={one.title}
            color={colorOf(one.options[0]?.value ?? one.title)}
            isSoldOut={stockOf(one) === 0}
          />
        )
      }}
    </Choice>
  )
}

type VariantNameProps = { name: string; color: string | null; isSoldOut: boolean }

/** A sold-out variant can still be chosen, to look at it. */
function VariantName({ name, color, isSoldOut }: VariantNameProps) {
  const { t } = useTranslation('store')
  return (
    <span className="style-name" data-gone={isSoldOut}>
      {color !== null && <ColorDot color={color} />}
      <span className="style-text" lang={STORE_LANGUAGE}>
        {name}
      </span>
      {isSoldOut && (
        <>
          {' '}
          <span className="style-gone">({t('product.soldOut')})</span>
        </>
      )}
    </span>
  )
}
