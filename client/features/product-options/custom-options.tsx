import { lazy, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChunk } from '#client/lib/use-chunk.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { CustomFieldsProps } from './custom-fields.tsx'
import { printedOptions } from './printed-options.ts'

const loadFields = () => import('./custom-fields.tsx')

/** For browsers without scripts. */
const PlainFields = import.meta.env.SSR
  ? lazy(async () => ({ default: (await loadFields()).CustomFields }))
  : null

/** Most buyers want nothing on it: the fields come with the press that asks for them. */
export function CustomOptions(props: CustomFieldsProps): ReactElement | null {
  const { t } = useTranslation('catalogue')
  const { options, saved } = props
  const [isOpen, setIsOpen] = useState(false)
  const isNeeded = isOpen || saved.length > 0 || options.some(({ isRequired }) => isRequired)
  const Fields = useChunk(isNeeded, loadFields)?.CustomFields
  if (options.length === 0) return null
  if (Fields && isNeeded) return <Fields {...props} isFocused={isOpen} />
  return (
    <>
      <noscript>{PlainFields ? <PlainFields {...props} isFocused={false} /> : null}</noscript>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="group flex noscript:hidden min-h-11 items-center gap-2 self-start text-left"
      >
        <Icon name="plus" className="size-5" />
        <span className="underline decoration-line-strong underline-offset-4 group-hover:decoration-ink">
          {printedOptions(options)
            ? t('product.printAdd')
            : t('product.customAdd', { options: options.map(({ label }) => label).join(', ') })}
        </span>
        <span className="text-base text-ink-soft">{t('product.customFree')}</span>
      </button>
    </>
  )
}
