import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSignOutMutation } from '#client/admin/entrance/entrance.generated.ts'
import type { AdminLocale } from '#client/admin/i18n/admin-locale.ts'
import { nameOf, useSession } from '#client/admin/session/session.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useSend } from '#client/features/forms/use-send.ts'
import { Icon } from '#client/ui/icon.tsx'
import { useChooseLanguageMutation } from './language.generated.ts'
import { LanguageSwitch } from './language-switch.tsx'

const ENTRY = 'flex min-h-11 w-full items-center rounded-sm px-3 text-left hover:bg-sand'

/** Who is signed in, their language, and the way out. */
export function MemberMenu(): ReactElement {
  const { t } = useTranslation('frame')
  const session = useSession()
  const details = useRef<HTMLDetailsElement>(null)
  const sendSignOut = useSend(useSignOutMutation)
  const sendLanguage = useSend(useChooseLanguageMutation)
  const close = (): void => details.current?.removeAttribute('open')

  async function leave(): Promise<void> {
    await sendSignOut()
    // Drafts of forms may hold what the next person must not see.
    sessionStorage.clear()
    // A full load, so that nothing of the session stays in memory.
    location.assign('/adminLogin')
  }

  return (
    <details
      ref={details}
      className="relative shrink-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
    >
      <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-semibold hover:bg-sand">
        <Icon name="user" />
        <span className="max-w-48 truncate max-md:sr-only">{nameOf(session)}</span>
        <Icon name="chevron" className="size-4 max-md:hidden" />
      </summary>
      <div className="absolute right-0 z-40 mt-1 flex w-64 flex-col gap-1 rounded-md border border-line bg-paper p-2 shadow-raised">
        <p className="px-3 py-1 text-sm break-all text-ink-soft">{session.person.email}</p>
        <Link to="/admin/account" className={ENTRY} onClick={close}>
          {t('ownAccount')}
        </Link>
        <div className="px-3 py-1">
          <LanguageSwitch onChosen={({ language }: AdminLocale) => sendLanguage({ language })} />
        </div>
        <ActionButton onAction={leave} className={ENTRY}>
          {t('signOut')}
        </ActionButton>
      </div>
    </details>
  )
}
