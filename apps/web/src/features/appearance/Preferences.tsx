import { useTranslation } from '@lance/texts'
import { useId, useState } from 'react'
import {
  chooseSettings,
  type NoticePermission,
  noticePermission,
  requestNoticePermission,
  type Settings,
  useSettings,
} from '../settings/index.ts'

/** The names of the on/off settings. */
type ToggleName = {
  [Name in keyof Settings]: Settings[Name] extends 'on' | 'off' ? Name : never
}[keyof Settings]

/** The player's preferences; they apply to all tabs of this browser at once. */
export function Preferences() {
  const { t } = useTranslation('appearance')
  const titleId = useId()
  return (
    <section className="preferences" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('preferences.title')}</h2>
      <SettingSwitch name="confirmResign" />
      <SettingSwitch name="autoQueen" />
      <SettingSwitch name="typedMoves" text={t('preferences.typedMovesText')} />
      <SettingSwitch name="speech" />
      <TurnNoticeSwitch />
      <SettingSwitch name="zen" text={t('preferences.zenText')} />
    </section>
  )
}

type PreferenceName = Exclude<ToggleName, 'sound'>

function SettingSwitch({ name, text }: { name: PreferenceName; text?: string }) {
  const isOn = useSettings()[name] === 'on'
  const toggle = () => chooseSettings({ [name]: isOn ? 'off' : 'on' })
  return <Switch name={name} isOn={isOn} onToggle={toggle} text={text} />
}

/** Asks for the browser's permission when turned on, never earlier. If denied, it can't be turned on. */
function TurnNoticeSwitch() {
  const { t } = useTranslation('appearance')
  const [permission, setPermission] = useState<NoticePermission>(noticePermission)
  const isOn = useSettings().turnNotice === 'on' && permission === 'granted'
  const toggle = async () => {
    if (isOn) return chooseSettings({ turnNotice: 'off' })
    const answer = await requestNoticePermission()
    setPermission(answer)
    if (answer === 'granted') chooseSettings({ turnNotice: 'on' })
  }
  const isForbidden = permission === 'denied' || permission === 'unsupported'
  const text = isForbidden ? t(`preferences.${permission}`) : t('preferences.turnNoticeText')
  return <Switch name="turnNotice" isOn={isOn} onToggle={() => void toggle()} text={text} />
}

type SwitchProps = { name: PreferenceName; isOn: boolean; onToggle: () => void; text: string | undefined }

function Switch({ name, isOn, onToggle, text }: SwitchProps) {
  const { t } = useTranslation('appearance')
  const id = useId()
  return (
    <div className="preference">
      <button
        type="button"
        className="preference-switch"
        role="switch"
        aria-checked={isOn}
        aria-describedby={text === undefined ? undefined : id}
        onClick={onToggle}
      >
        <span className="preference-name">{t(`preferences.${name}`)}</span>
        <span className="preference-track" aria-hidden />
      </button>
      {text !== undefined && (
        <p id={id} className="preference-text" role="status">
          {text}
        </p>
      )}
    </div>
  )
}
