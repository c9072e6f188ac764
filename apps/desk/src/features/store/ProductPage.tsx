import type { DeskProduct } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Failure, useFailureText } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { type NowAct, useActNow } from '../acts/index.ts'
import { ProductForm } from './ProductForm.tsx'
import { StateBadge } from './StateBadge.tsx'
import { type Undoable, UndoBar } from './UndoBar.tsx'

/** An article, or a new one. */
export function ProductPage() {
  const { productId = '' } = useParams({ strict: false })
  return productId === 'new' ? <NewProduct /> : <StoredProduct key={productId} id={productId} />
}

function NewProduct() {
  const { t } = useTranslation('store')
  const navigate = useNavigate()
  return (
    <Page title={t('newTitle')} actions={<ToShelf />}>
      <ProductForm
        product={null}
        onSaved={(id) => void navigate({ to: '/store/$productId', params: { productId: id }, replace: true })}
      />
    </Page>
  )
}

const ToShelf = () => {
  const { t } = useTranslation('store')
  return (
    <Link to="/store" className="button">
      {t('toShelf')}
    </Link>
  )
}

function StoredProduct({ id }: { id: string }) {
  const { t } = useTranslation('store')
  const { data, error, refetch } = useQuery({
    queryKey: ['GET /desk/api/store/products/:id', id],
    queryFn: () => callDesk('GET /desk/api/store/products/:id', { params: { id } }),
  })
  const [isDirty, setDirty] = useState(false)
  if (!data)
    return (
      <Page title={t('product')} actions={<ToShelf />}>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
      </Page>
    )
  return (
    <Page title={data.title} actions={<ToShelf />}>
      <StateLine product={data} isDirty={isDirty} />
      <ProductForm product={data} onDirty={setDirty} />
    </Page>
  )
}

/** The state of an article, and the act that changes it, which can be taken back. */
function StateLine({ product, isDirty }: { product: DeskProduct; isDirty: boolean }) {
  const { t } = useTranslation('store')
  const { id, state } = product
  const failureText = useFailureText()
  const act = useActNow()
  const [done, setDone] = useState<Undoable | null>(null)
  const publish: NowAct = { verb: 'publish-product', given: { product: id }, why: t('why.published') }
  const withdraw: NowAct = { verb: 'withdraw-product', given: { product: id }, why: t('why.withdrawn') }
  const backToDraft: NowAct = { ...withdraw, given: { product: id, to: 'draft' } }
  const isOnSale = state === 'published'
  const undo = state === 'draft' ? backToDraft : state === 'published' ? publish : withdraw
  const onClick = () =>
    act.mutate(isOnSale ? withdraw : publish, {
      onSuccess: (problems) =>
        setDone(problems.length > 0 ? null : { text: isOnSale ? t('withdrawn') : t('published'), undo }),
    })
  const takeBack = (undoing: NowAct) => {
    setDone(null)
    act.mutate(undoing)
  }
  return (
    <>
      <div className="state-line">
        <StateBadge state={state} />
        <button
          type="button"
          className={isOnSale ? 'button' : 'button primary'}
          disabled={act.isPending || (isDirty && !isOnSale)}
          onClick={onClick}
        >
          {isOnSale ? t('withdraw') : state === 'draft' ? t('publish') : t('publishAgain')}
        </button>
        {isDirty && !isOnSale && <p className="hint">{t('saveFirst')}</p>}
      </div>
      <UndoBar done={done} onUndo={takeBack} />
      <div aria-live="assertive">
        {act.error && <p className="problem">{failureText(act.error)}</p>}
        {act.data?.map((line) => (
          <p key={line} className="problem">
            {line}
          </p>
        ))}
      </div>
    </>
  )
}
