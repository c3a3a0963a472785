import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'

/** The selected parts of a bundle and the custom options of a line. */
export function LineOptions({ line }: { readonly line: CartLine }): ReactElement {
  const { t } = useTranslation('cart')
  const { parts, personalizations } = line
  return (
    <div className="text-base text-ink-soft">
      {parts.length > 0 ? (
        <ul aria-label={t('parts')}>
          {parts.map(({ productId, name, quantity }) => (
            <li key={productId}>
              {quantity > 1 ? t('severalOf', { count: quantity, name }) : name}
            </li>
          ))}
        </ul>
      ) : null}
      {personalizations.length > 0 ? (
        <>
          <dl>
            {personalizations.map(({ optionId, label, value }) => (
              <div key={optionId}>
                <dt className="inline">
                  {t('personalization', { label: label ?? t('yourChoice') })}
                </dt>{' '}
                <dd className="inline font-semibold break-words text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          {/* Required by law before the order. */}
          <p>{t('noReturn')}</p>
        </>
      ) : null}
    </div>
  )
}
