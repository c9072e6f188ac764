import { useTranslation } from '@lance/texts'
import { PremiumMark } from '../../design/PlayerMarks.tsx'

type MemberCardProps = { name: string; isMember: boolean; note?: string | undefined }

/** The user's name with the diamond, as others see it: a preview of the benefit. */
export function MemberCard({ name, isMember, note }: MemberCardProps) {
  const { t } = useTranslation('premium')
  return (
    <figure className="member-card">
      <svg className="member-card-gem" viewBox="0 0 120 104" aria-hidden>
        <path className="gem-left" d="M28 4 4 38h30z" />
        <path className="gem-crown" d="M28 4h64L86 38H34z" />
        <path className="gem-right" d="M92 4l24 34H86z" />
        <path className="gem-low-left" d="M4 38h30l26 62z" />
        <path className="gem-low" d="M34 38h52L60 100z" />
        <path className="gem-low-right" d="M116 38H86L60 100z" />
      </svg>
      <figcaption>
        <p className="member-card-kind">{t(isMember ? 'card.member' : 'card.preview')}</p>
        <p className="member-card-name">
          <span dir="auto">{name}</span> <PremiumMark size={20} />
        </p>
        {note !== undefined && <p className="member-card-note">{note}</p>}
      </figcaption>
    </figure>
  )
}
