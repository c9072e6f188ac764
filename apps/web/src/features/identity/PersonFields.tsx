import { useTranslation } from '@lance/texts'
import { Field } from '../../design/form/Field.tsx'
import type { KnownPerson, PersonErrors } from './personForm.ts'

/** Name, CPF and birth date of the person who uses the account. */
export function PersonFields({ errors, known = {} }: { errors: PersonErrors; known?: KnownPerson }) {
  const { t } = useTranslation('ownData')
  return (
    <>
      <Field
        label={t('identity.dialog.name')}
        name="name"
        // The form replaced what the user pressed.
        autoFocus
        autoComplete="name"
        maxLength={120}
        note={t('identity.dialog.nameNote')}
        error={errors.name}
      />
      <Field
        label={t('identity.dialog.cpf')}
        name="cpf"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        defaultValue={known.cpf}
        error={errors.cpf}
      />
      <Field
        label={t('identity.dialog.birthDate')}
        name="birthDate"
        type="date"
        autoComplete="bday"
        error={errors.birthDate}
      />
    </>
  )
}
