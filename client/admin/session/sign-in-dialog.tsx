import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInSteps } from '#client/admin/entrance/sign-in-steps.tsx'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { useSession } from './session.ts'
import { useQuestion } from './use-question.ts'

/** Over the page whose session ended: what is open and typed stays, and goes on after it. */
export function SignInDialog(): ReactElement | null {
  const { t } = useTranslation('entrance')
  const { person } = useSession()
  const { isOpen, answer } = useQuestion('signIn')
  const dialog = useRef<DialogHandle>(null)
  const isDone = useRef(false)
  if (!isOpen) return null

  return (
    <Dialog
      ref={dialog}
      title={t('ended.title')}
      className={`w-full md:max-w-lg ${SHEET}`}
      onClose={() => {
        answer(isDone.current)
        isDone.current = false
      }}
    >
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p>{t('ended.text')}</p>
        <SignInSteps
          email={person.email}
          onIn={(session) => {
            // What is open belongs to somebody else.
            if (session.person.id !== person.id) window.location.assign('/admin')
            isDone.current = true
            dialog.current?.close()
          }}
        />
      </div>
    </Dialog>
  )
}
