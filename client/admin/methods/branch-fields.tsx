import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Tag } from '#client/admin/ui/tag.tsx'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { useFormState } from '#client/features/forms/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { HoursField } from './hours-field.tsx'
import type { DeliveryRecordFieldsFragment } from './methods.generated.ts'

type Branch = DeliveryRecordFieldsFragment['branches'][number]
type BranchesFieldsProps = { readonly branches: readonly Branch[] }

/** Places where parcels wait: a place is closed rather than deleted, since orders name it. */
export function BranchesFields({ branches }: BranchesFieldsProps): ReactElement {
  const { t } = useTranslation('methods')
  const [added, setAdded] = useState<readonly string[]>([])
  return (
    <section aria-label={t('places')} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t('places')}</h3>
      {branches.map((branch) => (
        <BranchFields key={branch.code} branch={branch} />
      ))}
      {added.map((code) => (
        <BranchFields
          key={code}
          branch={{ ...EMPTY, code }}
          onRemove={() => setAdded(added.filter((one) => one !== code))}
        />
      ))}
      <button
        type="button"
        onClick={() => setAdded([...added, crypto.randomUUID()])}
        className={`${deskButton()} self-start`}
      >
        {t('place.add')}
      </button>
    </section>
  )
}

const EMPTY = { isActive: true, name: '', street: '', zipCode: '', city: '', hours: [] }

type BranchFieldsProps = {
  readonly branch: Branch
  /** Of a place that is not saved yet. */
  onRemove?(): void
}

function BranchFields({ branch, onRemove }: BranchFieldsProps): ReactElement {
  const { t } = useTranslation('methods')
  const { errors } = useFormState()
  const { code, isActive, name, city, hours } = branch
  const place = `branches.${code}`
  const isFaulty = Object.keys(errors).some((path) => path.startsWith(`${place}.`))
  return (
    <details
      // A fault in it can be seen, and focused.
      open={onRemove !== undefined || isFaulty || undefined}
      className="group rounded-md border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-x-3 px-4 py-2">
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name === '' ? t('place.new') : name}</span>
          <span className="text-ink-soft">{city}</span>
          {isActive ? null : <Tag>{t('place.closed')}</Tag>}
        </span>
        <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-4">
        {onRemove ? null : (
          <CheckboxField name={`${place}.isActive`} defaultChecked={isActive}>
            {t('place.isActive')}
          </CheckboxField>
        )}
        {(['name', 'street', 'zipCode', 'city'] as const).map((field) => (
          <Field
            key={field}
            name={`${place}.${field}`}
            label={t(`place.${field}`)}
            defaultValue={branch[field]}
            autoComplete="off"
          />
        ))}
        <HoursField name={`${place}.hours`} hours={hours} />
        {onRemove ? (
          <button
            type="button"
            onClick={onRemove}
            className={`${deskButton('quiet')} self-start text-link`}
          >
            {t('place.remove')}
          </button>
        ) : null}
      </div>
    </details>
  )
}
