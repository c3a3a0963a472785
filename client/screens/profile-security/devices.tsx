import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#client/features/auth/session/use-session.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { focusMain } from '#client/features/navigation/focus-main.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { type OpenSessionsFragment, useEndSessionMutation } from './profile-security.generated.ts'

type Sessions = NonNullable<OpenSessionsFragment['sessions']>

export function Devices({ sessions }: { readonly sessions: Sessions }): ReactElement {
  const { t } = useTranslation('profile')
  const session = useSession()
  return (
    <>
      <ul className="border-t border-line">
        {sessions.map((one) => (
          <li key={one.id} className="border-b border-line py-3">
            <Device session={one} />
          </li>
        ))}
      </ul>
      <ActionButton
        onAction={() => session.logout({ everywhere: true })}
        className={`mt-6 ${buttonClass('secondary')} max-sm:w-full`}
      >
        {t('devices.leaveEverywhere')}
      </ActionButton>
    </>
  )
}

function Device({ session }: { readonly session: Sessions[number] }): ReactElement {
  const { t } = useTranslation('profile')
  const { date, time } = useFormat()
  const endSession = useMutationAction(useEndSessionMutation)
  const toasts = useToastStore()
  const { id, device, lastSeenAt, isCurrent } = session
  const lastSeen = t('devices.lastSeen', { date: date(lastSeenAt), time: time(lastSeenAt) })

  async function end(): Promise<void> {
    if (!(await endSession({ id }))) return
    toasts.show('success', t('devices.ended'))
    focusMain()
  }

  return (
    <div className="flex min-h-11 items-center justify-between gap-x-6">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-base text-ink-soft figures">
          {isCurrent ? t('devices.current') : lastSeen}
        </p>
      </div>
      {isCurrent ? null : (
        <ActionButton onAction={end} className="min-h-11 text-link">
          {t('devices.end')}
          {/* Distinguishes two devices of one kind. */}
          <span className="sr-only">{`: ${device}, ${lastSeen}`}</span>
        </ActionButton>
      )}
    </div>
  )
}
