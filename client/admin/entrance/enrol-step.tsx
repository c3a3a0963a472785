import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#client/admin/session/session.ts'
import { AddPasskey } from './add-passkey.tsx'
import { EnrolForm } from './enrol-form.tsx'

/** The first second factor: an app or, for those who choose it, a passkey. */
export function EnrolStep({
  onDone,
}: {
  readonly onDone: (session: StaffSession) => void
}): ReactElement {
  const { t } = useTranslation('entrance')
  const [isApp, setIsApp] = useState(true)
  return (
    <>
      {isApp ? <EnrolForm onDone={onDone} /> : <AddPasskey onDone={onDone} />}
      <button
        type="button"
        onClick={() => setIsApp(!isApp)}
        className="min-h-11 self-start text-link"
      >
        {isApp ? t('passkey.instead') : t('enrol.instead')}
      </button>
    </>
  )
}
