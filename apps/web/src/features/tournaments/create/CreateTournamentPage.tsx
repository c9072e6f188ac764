import { ENTRY_FEES_REAIS, PRIZE_DISTRIBUTIONS, TITLE_MAX_CHARS, TOURNAMENT_FORMATS } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { Suspense } from 'react'
import { Choice } from '../../../design/form/Choice.tsx'
import { Field, SubmitButton } from '../../../design/form/Field.tsx'
import { lazyDialog } from '../../../design/missingPart.tsx'
import { moneyText } from '../../../design/numberText.ts'
import { usePageTitle } from '../../../design/usePageHead.ts'
import { usePublicSettings } from '../../../net/publicSettings.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { estimatedPrizeReais } from '../shared/tournamentForm.ts'
import { feeText, sharesOf, waitLabel } from '../shared/tournamentTexts.ts'
import { Select } from './Select.tsx'
import { TermsFields } from './TermsFields.tsx'
import {
  type NewTournament,
  useCreateTournament,
  useFreeEntry,
  useIsFreeOnly,
  useNewTournament,
} from './useCreateTournament.ts'
import '../shared/tournaments.css'

const AdultDialog = lazyDialog(
  async () => ({ default: (await import('../../adult/AdultDialog.tsx')).AdultDialog }),
  ({ onClose }) => onClose(),
)

/** /create-tournament ([TOUR-1] to [TOUR-4]). */
export function CreateTournamentPage() {
  const { t } = useTranslation('tournament')
  const { status } = useAuth()
  usePageTitle(t('create.title'))
  const form = useNewTournament()
  const { submit, isBusy, adult } = useCreateTournament(form.values)
  return (
    <div className="tournament-place tournament-narrow lamp-lit">
      <header>
        <h1 className="text-31 md:text-39">{t('create.title')}</h1>
        <p className="mt-2 text-quiet">{t('create.lead')}</p>
      </header>
      {status === 'guest' && <GuestNote />}
      <form
        className="tournament-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Fields {...form} />
        <PrizePreview {...form.values} />
        <Submit {...form.values} isBusy={isBusy} />
      </form>
      {adult.isAsking && (
        <Suspense>
          <AdultDialog onDeclared={adult.onDeclared} onClose={adult.onRefused} />
        </Suspense>
      )}
    </div>
  )
}

function Fields({ values, change, errors }: NewTournament) {
  const { t, i18n } = useTranslation('tournament')
  const isFreeOnly = useIsFreeOnly(values.format)
  const settings = usePublicSettings()
  return (
    <>
      <Field
        label={t('create.name')}
        name="name"
        maxLength={TITLE_MAX_CHARS}
        autoComplete="off"
        placeholder={t('create.namePlaceholder')}
        value={values.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="tournament-pair">
        <Field
          label={t('create.date')}
          name="date"
          type="date"
          value={values.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        <Field
          label={t('create.time')}
          name="time"
          type="time"
          value={values.time}
          onChange={({ target }) => change({ time: target.value })}
        />
        <p className="tournament-pair-note">
          {settings
            ? t('create.startNote', { least: waitLabel(settings.tournament.minLeadS, i18n.language) })
            : '\u00a0'}
        </p>
      </div>
      <FormatChoice values={values} change={change} />
      {values.format === 'KNOCKOUT' ? (
        <div className="tournament-pair">
          <FeeSelect values={values} change={change} />
          <TermsFields values={values} change={change} />
        </div>
      ) : (
        <>
          <TermsFields values={values} change={change} />
          {isFreeOnly ? (
            <p className="text-14 text-quiet">{t('create.freeOnly')}</p>
          ) : (
            <FeeSelect values={values} change={change} />
          )}
        </>
      )}
      {!isFreeOnly && <DistributionChoice values={values} change={change} />}
    </>
  )
}

type FieldsProps = Pick<NewTournament, 'values' | 'change'>

function FormatChoice({ values, change }: FieldsProps) {
  const { t } = useTranslation('tournament')
  return (
    <div>
      <Choice
        legend={t('fields.format')}
        name="format"
        all={TOURNAMENT_FORMATS}
        chosen={values.format}
        onChoose={(format) => change({ format })}
      >
        {(format) => t(`formats.${format}`)}
      </Choice>
      <p className="mt-2 text-14 text-quiet" aria-live="polite">
        {t(`create.formatNote.${values.format}`)}
      </p>
    </div>
  )
}

function FeeSelect({ values, change }: FieldsProps) {
  const { t, i18n } = useTranslation('tournament')
  return (
    <Select
      label={t('create.fee')}
      name="entryFee"
      all={ENTRY_FEES_REAIS}
      chosen={values.entryFee}
      onChoose={(entryFee) => change({ entryFee })}
    >
      {(fee) => (fee === 0 ? t('free') : moneyText(fee, i18n.language, { isWhole: true }))}
    </Select>
  )
}

function DistributionChoice({ values, change }: FieldsProps) {
  const { t } = useTranslation('tournament')
  return (
    <Choice
      legend={t('create.distribution')}
      name="prizeDistribution"
      all={PRIZE_DISTRIBUTIONS}
      chosen={values.prizeDistribution}
      onChoose={(prizeDistribution) => change({ prizeDistribution })}
    >
      {(distribution) => (
        <span className="tournament-distribution">
          {t(`distributions.${distribution}`)}
          <span>{sharesOf(distribution).join('/')}%</span>
        </span>
      )}
    </Choice>
  )
}

type Values = NewTournament['values']

/** What the tournament would pay if every place were taken. */
function PrizePreview({ format, entryFee, playerCount, prizeDistribution }: Values) {
  const { t, i18n } = useTranslation('tournament')
  // An arena or a Swiss tournament is open for everyone: nobody knows how many will pay.
  if (format !== 'KNOCKOUT')
    return (
      <p className="text-14 text-quiet">{entryFee > 0 ? t('create.prizeOpen') : t('create.prizeFree')}</p>
    )
  const prize = estimatedPrizeReais({ feeReais: entryFee, players: playerCount })
  return (
    <section className="tournament-outlook" aria-live="polite">
      <p className="text-14 text-quiet">{t('create.prize')}</p>
      <p className="tournament-outlook-prize">
        <Trophy size={22} aria-hidden /> {moneyText(prize, i18n.language)}
      </p>
      {entryFee > 0 && (
        <ol className="tournament-shares">
          {sharesOf(prizeDistribution).map((percent, index) => (
            <li key={percent}>
              {t('place', { place: index + 1 })}{' '}
              <strong>{moneyText((prize * percent) / 100, i18n.language)}</strong>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-2 text-14 text-quiet">
        {entryFee > 0 ? t('create.prizeNote', { count: playerCount }) : t('create.prizeFree')}
      </p>
    </section>
  )
}

function Submit({ entryFee, isBusy }: Values & { isBusy: boolean }) {
  const { t, i18n } = useTranslation('tournament')
  const { user, status } = useAuth()
  const fee = feeText(entryFee, t, i18n.language)
  // While it is unknown what Premium pays, the button promises no price.
  const isEntryFree = useFreeEntry(entryFee)
  const isPaid = entryFee > 0 && isEntryFree === false
  return (
    <div className="grid gap-3">
      {isPaid && status === 'user' && (
        <p className="text-14 text-quiet">
          {t('create.balance', { amount: moneyText(user.balance, i18n.language) })}
        </p>
      )}
      <SubmitButton label={isPaid ? t('create.submitPaid', { fee }) : t('create.submit')} isBusy={isBusy} />
    </div>
  )
}

function GuestNote() {
  const { t } = useTranslation('tournament')
  return (
    <p className="tournament-note">
      {t('create.guest')}{' '}
      <Link to="/profile" state={{ wayBack: '/create-tournament' }} className="link py-2.5">
        {t('create.guestAction')}
      </Link>
    </p>
  )
}
