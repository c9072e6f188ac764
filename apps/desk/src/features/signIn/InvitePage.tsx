import type { OperatorRole } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Failure, useFailureText } from '../../design/Failure.tsx'
import { Field } from '../../design/Field.tsx'
import { readBrowserKey } from '../../net/browserKey.ts'
import { callDesk } from '../../net/callDesk.ts'
import { makePasskey } from '../../net/passkeys.ts'
import { sessionQuery } from '../../net/session.ts'
import { Gate } from './Gate.tsx'
import { PasswordSetup } from './PasswordSetup.tsx'

/** The invitation's token: behind the #, so that no server or proxy logs it. */
const token = location.pathname === '/desk/invite' ? location.hash.slice(1) : ''

/** An invited person chooses a name and a factor, and is signed in. */
export function InvitePage() {
  const { t } = useTranslation('signIn')
  const invite = useQuery({
    queryKey: ['invite', token],
    queryFn: () => callDesk('POST /desk/api/invite', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (invite.error) {
    return (
      <Gate title={t('invite.title')}>
        <Failure error={invite.error} onRetry={() => invite.refetch()} />
        <p className="hint">{t('invite.askAnew')}</p>
      </Gate>
    )
  }
  return (
    <Gate title={t('invite.title')}>
      {invite.data ? <ChooseFactor {...invite.data} /> : <p className="table-note">{t('invite.reading')}</p>}
    </Gate>
  )
}

function ChooseFactor({ roles, name: known }: { roles: readonly OperatorRole[]; name: string | null }) {
  const { t } = useTranslation('signIn')
  const { t: common } = useTranslation('common')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [name, setName] = useState(known ?? '')
  const [setup, setSetup] = useState<{ challenge: string; secret: string; uri: string } | null>(null)
  const accept = async (factor: unknown) => {
    const body = { token, name, browserKey: await readBrowserKey(), factor: factor as never }
    const operator = await callDesk('POST /desk/api/invite/accept', { body })
    queries.setQueryData(sessionQuery.queryKey, operator)
    void navigate({ to: '/', replace: true })
  }
  const choosing = useMutation({
    mutationFn: async (kind: 'passkey' | 'password') => {
      const offered = await callDesk('POST /desk/api/invite/factor', { body: { token, name, kind } })
      if (offered.kind === 'password') return setSetup(offered)
      const response = await makePasskey(offered.options as never)
      if (response) await accept({ kind: 'passkey', response })
    },
  })
  if (setup) return <PasswordSetup {...setup} accept={accept} />
  const isNamed = name.trim() !== ''
  return (
    <>
      <p>{t('invite.roles', { roles: roles.map((role) => common(`roles.${role}`)).join(', ') })}</p>
      <Field label={t('name')} hint={known === null ? t('invite.nameHint') : t('invite.nameStays')}>
        {(props) => (
          <input
            {...props}
            value={name}
            readOnly={known !== null}
            maxLength={60}
            autoComplete="username"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <button
        type="button"
        className="button primary wide"
        disabled={!isNamed || choosing.isPending}
        onClick={() => choosing.mutate('passkey')}
      >
        {t('invite.makePasskey')}
      </button>
      <p className="or">{t('or')}</p>
      <button
        type="button"
        className="button wide"
        disabled={!isNamed || choosing.isPending}
        onClick={() => choosing.mutate('password')}
      >
        {t('invite.makePassword')}
      </button>
      <p className="problem" role="alert">
        {choosing.error && failureText(choosing.error)}
      </p>
    </>
  )
}
