import { type ReactElement, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoginForm } from '#client/features/auth/forms/login-form.tsx'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'

/** The login over the form, which keeps what is typed. */
export function LoginDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('checkout')
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  return (
    <Dialog
      ref={dialog}
      title={t('login.title')}
      onClose={onClose}
      className={`${SHEET} md:w-full md:max-w-lg`}
    >
      <div className="px-5 pb-6 md:px-8 md:pb-8">
        <p id={id} className="mb-5 text-ink-soft">
          {t('login.text')}
        </p>
        <LoginForm labelledBy={id} onDone={() => dialog.current?.close()} />
      </div>
    </Dialog>
  )
}
