import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** Changes since the buyer saw the cart, shown until the next attempt. */
export function ChangesNotice({ changes }: { readonly changes: readonly string[] }): ReactElement {
  const { t } = useTranslation('checkout')
  return (
    <div role="alert" className="mb-5 rounded-md border-l-4 border-signal bg-sand px-4 py-3">
      <p>{t('changed.title')}</p>
      <ul className="mt-2 list-disc pl-5 figures">
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
