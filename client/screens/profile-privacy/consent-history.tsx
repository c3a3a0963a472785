import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentText } from '#client/features/consents/consent-text.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { OwnConsentsFragment } from './profile-privacy.generated.ts'

/** All that the customer said, with the texts as they were then. */
export function ConsentHistory({
  statements,
}: {
  readonly statements: OwnConsentsFragment['consentHistory']
}): ReactElement | null {
  const { t } = useTranslation('profile')
  const { date, time } = useFormat()
  if (!statements?.length) return null
  return (
    <details className="border-t border-line py-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('consents.history')}
      </summary>
      <ol>
        {statements.map(({ id, isAccepted, at, version, html }) => (
          <li key={id} className="border-t border-line py-3 leading-snug">
            <p className="text-base text-ink-soft figures">
              {t(isAccepted ? 'consents.accepted' : 'consents.revoked', {
                ...{ moment: `${date(at)} ${time(at)}`, version },
              })}
            </p>
            <ConsentText html={html} />
          </li>
        ))}
      </ol>
    </details>
  )
}
