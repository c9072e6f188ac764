import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { formatCpf, formatPixKey, formatTime } from '../../base/format.ts'
import { callDesk } from '../../net/callDesk.ts'
import { FactList } from '../withdrawals/index.ts'
import { Part } from './Part.tsx'

/** CPF and Pix key. That they were read is recorded. */
export function Identity({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const query = useQuery({
    queryKey: ['GET /desk/api/people/:userId/identity', userId],
    queryFn: () => callDesk('GET /desk/api/people/:userId/identity', { params: { userId } }),
  })
  return (
    <Part query={query}>
      {({ cpf, pixKind, pixKey, keyChangedAt }) =>
        cpf === null ? (
          <p className="hint">{t('identity.none')}</p>
        ) : (
          <FactList
            facts={[
              [t('identity.cpf'), formatCpf(cpf)],
              [
                t('identity.key'),
                pixKind && pixKey && `${formatPixKey({ pixKind, pixKey })} (${t(`pixKinds.${pixKind}`)})`,
              ],
              [t('identity.since'), keyChangedAt && formatTime(keyChangedAt)],
            ]}
          />
        )
      }
    </Part>
  )
}
