import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** Variables of the environment that a payment method waits for. */
export function MissingKeys({ names }: { readonly names: readonly string[] }): ReactElement {
  const { t } = useTranslation('methods')
  return (
    <>
      {t('why.NO_KEYS')}{' '}
      {names.map((name) => (
        <code
          key={name}
          className="mt-1 mr-2 inline-block rounded-sm bg-sand px-1.5 py-0.5 text-sm wrap-anywhere"
        >
          {name}
        </code>
      ))}
    </>
  )
}
