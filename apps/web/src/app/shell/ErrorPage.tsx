import { useTranslation } from '@lance/texts'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { usePageTitle } from '../../design/usePageHead.ts'

// Each browser has its own message for a part of the page that could not be fetched.
const MISSING_PART = /dynamically imported|module script|preload CSS/i

/**
 * Offers to retry a broken screen, or to reload a screen with a missing part, because the network is gone or
 * a new version was deployed. Links to home.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const kind = MISSING_PART.test(String(error)) ? 'missing' : 'broken'
  usePageTitle(t(`${kind}.title`))
  return (
    <section className="lone-page" role="alert">
      <h1 className="text-31">{t(`${kind}.title`)}</h1>
      <p className="mt-3 max-w-md text-quiet">{t(`${kind}.text`)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            if (kind === 'missing') return location.reload()
            void forgetAnswers().then(() => {
              reset()
              void router.invalidate()
            })
          }}
        >
          {t(kind === 'missing' ? 'missing.reload' : 'retry')}
        </button>
        <Link to="/" className="button button-quiet">
          {t('toHome')}
        </Link>
      </div>
    </section>
  )
}

/** Clears cached answers, which may have broken the screen. */
const forgetAnswers = () =>
  import('../../net/queryClient.ts').then(
    ({ queryClient }) => queryClient.clear(),
    () => {},
  )

export function NotFoundPage() {
  const { t } = useTranslation()
  usePageTitle(t('notFound.title'))
  return (
    <section className="lone-page">
      <p aria-hidden className="font-display text-39 text-quiet">
        404
      </p>
      <h1 className="mt-2 text-31">{t('notFound.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('notFound.text')}</p>
      <Link to="/" className="button button-primary mt-8">
        {t('toHome')}
      </Link>
    </section>
  )
}
