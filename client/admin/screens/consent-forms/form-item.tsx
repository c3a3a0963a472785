import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import type { ConsentFormsFieldsFragment } from './consent-forms.generated.ts'

type FormItemProps = {
  readonly item: ConsentFormsFieldsFragment['forms'][number]['consents'][number]
  readonly isFirst: boolean
  readonly isLast: boolean
  onMove(by: 1 | -1): void
  onRequire(isRequired: boolean): void
  onRemove(): void
}

/** One consent of a form: its place, and whether the form needs it. */
export function FormItem(props: FormItemProps): ReactElement {
  const { item, isFirst, isLast, onMove, onRequire, onRemove } = props
  const { t } = useTranslation('consents')
  const { number, text, isRequired } = item
  return (
    <li className="rounded-md border border-line bg-white p-3">
      <p className="line-clamp-2">{text}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isRequired}
            aria-label={t('forms.requiredNamed', { number })}
            onChange={(event) => onRequire(event.currentTarget.checked)}
            className="size-5 accent-tide-deep"
          />
          {t('forms.required')}
        </label>
        <span className="flex">
          <Move
            icon="up"
            label={t('forms.up', { number })}
            isOver={isFirst}
            onUse={() => onMove(-1)}
          />
          <Move
            icon="chevron"
            label={t('forms.down', { number })}
            isOver={isLast}
            onUse={() => onMove(1)}
          />
          <Move icon="close" label={t('forms.remove', { number })} onUse={onRemove} />
        </span>
      </div>
    </li>
  )
}

type MoveProps = {
  readonly icon: IconName
  readonly label: string
  readonly isOver?: boolean
  onUse(): void
}

function Move({ icon, label, isOver = false, onUse }: MoveProps): ReactElement {
  return (
    <button
      type="button"
      aria-label={label}
      // It stays enabled, or the focus would be lost.
      aria-disabled={isOver}
      onClick={() => isOver || onUse()}
      className="grid size-11 place-items-center rounded-sm hover:bg-sand aria-disabled:cursor-default aria-disabled:text-line-strong"
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}
