import { useTranslation } from '@lance/texts'
import { judgePassword, type PasswordStrength as Strength } from './passwordStrength.ts'

const BARS: readonly Strength[] = ['weak', 'fair', 'good', 'strong']

/** Shows how hard a password is to guess, while it is typed. The server may refuse it all the same. */
export function PasswordStrength({ password, known }: { password: string; known: readonly string[] }) {
  const { t } = useTranslation('profile')
  const strength = judgePassword(password, known)
  const filled = BARS.indexOf(strength) + 1
  return (
    <div className="password-strength" data-strength={strength}>
      <div className="password-strength-bars" aria-hidden>
        {BARS.map((bar, index) => (
          <span key={bar} data-filled={index < filled} />
        ))}
      </div>
      <p role="status" className="text-14 text-quiet">
        {t(`strength.${strength}`)}
      </p>
    </div>
  )
}
