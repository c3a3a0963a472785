import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import type { StaffMailFieldsFragment } from './mail.generated.ts'

type AttemptsProps = { readonly mail: StaffMailFieldsFragment }

/** Each attempt to send a letter, with what the mail server said. */
export function MailAttempts({ mail }: AttemptsProps): ReactElement {
  const { t } = useTranslation('mails')
  const { tries, attempts } = mail
  return (
    <Panel title={t('attempts', { count: tries })}>
      {attempts.length === 0 ? <p className="text-ink-soft">{t('noAttempts')}</p> : null}
      <ol className="-my-4 divide-y divide-line empty:hidden">
        {attempts.map(({ id, at, fault, answer }) => (
          <li key={id} className="py-3">
            <p className="font-semibold">{fault === null ? t('words.SENT') : faultText(fault)}</p>
            {answer === null ? null : <p className="wrap-anywhere">{answer}</p>}
            <p className="text-sm text-ink-soft">
              <Moment at={at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )

  /** What the code means, then the code itself. */
  function faultText(fault: string): string {
    const [code = ''] = fault.split(' ')
    const words = t(`faults.${code}`, { defaultValue: '' })
    return words === '' ? fault : `${words} (${fault})`
  }
}
