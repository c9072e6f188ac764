import { PERSON_NAME_MAX_CHARS } from '@lance/domain'
import { useTranslation } from 'react-i18next'
import { Field } from '../../design/form/Field.tsx'
import type { PersonErrors } from './personForm.ts'

/** Name, CPF and birth date of the person who uses the account. */
export function PersonFields({ errors }: { errors: PersonErrors }) {
  const { t } = useTranslation('identity')
  return (
    <>
      <Field
        label={t('dialog.name')}
        name="name"
        autoComplete="name"
        maxLength={PERSON_NAME_MAX_CHARS}
        note={t('dialog.nameNote')}
        error={errors.name}
      />
      <Field
        label={t('dialog.cpf')}
        name="cpf"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        error={errors.cpf}
      />
      <Field
        label={t('dialog.birthDate')}
        name="birthDate"
        type="date"
        autoComplete="bday"
        error={errors.birthDate}
      />
    </>
  )
}
